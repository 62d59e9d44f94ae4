"""Turns a folder of layouts × sizes × themes into bones and PNGs, on as many machines as Spark has.

    spark-submit skeletons.py --layouts DIR --out DIR [--with pipe|stream] [--sizes 375x,768x] [--themes light,dark]

The folder of `--out` is one that all machines share. A file there is named by the SHA-256 of what is in it and comes
into being whole: a partition that is done again, because its worker was killed, writes nothing twice. What belongs to
which layout stands in `manifest.ndjson`, one line for each layout, size and theme, in the order of their ids.
"""
import argparse
import base64
import json
import os
import shlex
import shutil
import sys

EXTENSIONS = (".xml", ".xib", ".storyboard", ".svg")


def layouts(folder):
    """Paths below the folder, in order."""
    for root, folders, names in os.walk(folder):
        folders.sort()
        for name in sorted(names):
            if name.endswith(EXTENSIONS): yield os.path.relpath(os.path.join(root, name), folder)


def records(folder, sizes, themes):
    """One line of NDJSON for each layout, size and theme."""
    for path in layouts(folder):
        with open(os.path.join(folder, path), "rb") as file: document = base64.b64encode(file.read()).decode()
        for size in sizes:
            for theme in themes:
                yield json.dumps({
                    "id": f"{path} {size} {theme}", "base64": document, "outputs": ["bones", "png"],
                    "options": {"size": size, "theme": theme}})


def find_command(name):
    """The path of the command: a path as it is, a name by `PATH`. Every machine needs the command at this path."""
    path = shutil.which(name)
    if path is None:
        sys.exit(f"there is no program {name}; give its path with --command, or add its folder to PATH")
    return os.path.abspath(path)


def answers(spark, lines, command, partitions):
    """The answer to each line; a partition whose command or worker dies is done again from its beginning."""
    return (
        spark.sparkContext.parallelize(lines, partitions)
        # Without `checkCode` a command that died is one that had nothing more to say, and its records are lost. `env`
        # is all the environment that the command gets: the same on every machine.
        .pipe(command, env={"LC_ALL": "C", "PATH": "/usr/bin:/bin"}, checkCode=True)
        .collect())


def streamed_answers(spark, lines, arguments, command, partitions):
    """The answer to each line, by a `Stream` of the package `skeleton-ui` in each Python worker.

    A command that dies is started again by its stream, with the lines that it has not answered.
    """
    def answer(batches):
        import pandas
        import skeleton
        with skeleton.Stream(*arguments, command=command) as stream:
            for batch in batches:
                yield pandas.DataFrame({"answer": [answer.line.decode() for answer in stream.map(batch["line"])]})

    rows = spark.sparkContext.parallelize([(line,) for line in lines], partitions)
    found = spark.createDataFrame(rows, "line string").mapInPandas(answer, "answer string")
    return [row.answer for row in found.collect()]


def check(lines, answers):
    """Stops the job unless every record has exactly one answer; returns the answers in the order of their ids."""
    asked = [json.loads(line)["id"] for line in lines]
    told = [json.loads(answer) for answer in answers]
    given = [answer["id"] for answer in told]
    if sorted(map(str, asked)) != sorted(map(str, given)):
        lost, extra = set(asked) - set(given), len(given) - len(set(map(str, given)))
        sys.exit(f"{len(asked)} records, {len(given)} answers: {len(lost)} are missing, {extra} come twice")
    return sorted(told, key=lambda answer: answer["id"])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--layouts", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--with", dest="way", choices=["pipe", "stream"], default="pipe")
    parser.add_argument("--command", help="default: skeleton; with a stream that of the package skeleton-ui")
    parser.add_argument("--sizes", default="375x,768x")
    parser.add_argument("--themes", default="light,dark")
    parser.add_argument("--partitions", type=int, default=8)
    given = parser.parse_args()
    command = None if given.way == "stream" and not given.command else find_command(given.command or "skeleton")
    # After the check of the arguments: the import takes seconds.
    from pyspark.sql import SparkSession
    out = os.path.abspath(given.out)
    os.makedirs(out, exist_ok=True)
    lines = list(records(given.layouts, given.sizes.split(","), given.themes.split(",")))
    spark = SparkSession.builder.appName("skeletons").getOrCreate()
    # One job for each partition: Spark runs as many partitions at once as there are cores.
    arguments = ["--jobs", "1", "--out", out]
    if given.way == "stream":
        found = streamed_answers(spark, lines, arguments, command, given.partitions)
    else:
        found = answers(spark, lines, shlex.join([command, "batch", *arguments]), given.partitions)
    done = check(lines, found)
    manifest = os.path.join(out, "manifest.ndjson")
    with open(manifest + ".tmp", "w") as file:
        file.writelines(json.dumps(answer, ensure_ascii=False) + "\n" for answer in done)
    os.replace(manifest + ".tmp", manifest)
    failed = sum(not answer["ok"] for answer in done)
    print(f"{len(done)} records, {failed} of them with errors")
    spark.stop()


if __name__ == "__main__":
    main()
