"""The values, exceptions and restarts of the module, with the command of the package and with commands that fail."""
import json
import os
import pathlib
import pickle
import stat
import tempfile
import unittest

import skeleton

FEED = '<feed width="200"><text id="name" lines="2"/></feed>'


def program(folder, text):
    path = pathlib.Path(folder, "program")
    path.write_text("#!/bin/bash\n" + text)
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return str(path)


class ValueTests(unittest.TestCase):
    def test_a_document_is_text_bytes_or_a_file(self):
        svg = skeleton.render(FEED)
        self.assertTrue(svg.startswith(b"<svg"))
        self.assertEqual(skeleton.render(FEED.encode("utf-16")), svg)
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "feed.xml")
            path.write_text(FEED)
            self.assertEqual(skeleton.render(path), svg)

    def test_outputs_are_bytes_and_show_themselves(self):
        png = skeleton.render(FEED, "png", scale=1)
        self.assertIsInstance(png, bytes)
        self.assertEqual((png[:4], png.format), (b"\x89PNG", "png"))
        self.assertIsNone(png._repr_svg_())
        self.assertEqual(png._repr_png_(), png)
        self.assertIn("<svg", skeleton.render(FEED)._repr_svg_())
        self.assertEqual(json.loads(skeleton.render(FEED, "bones"))["width"], 200)

    def test_bones_are_values(self):
        first, second = skeleton.bones(FEED)
        self.assertEqual((first.id, first.kind, first.line, first.x, first.width), ("name", "text", 0, 0, 200))
        self.assertEqual(second.width, 120)
        self.assertEqual(len(first.radii), 4)

    def test_options_are_in_snake_case(self):
        self.assertNotEqual(skeleton.render(FEED, stop_at="4s"), skeleton.render(FEED))
        with self.assertRaises(skeleton.RenderError) as caught: skeleton.render(FEED, stop_it="4s")
        self.assertEqual(caught.exception.code, "record.member")

    def test_an_error_has_a_position_and_can_be_pickled(self):
        with self.assertRaises(skeleton.RenderError) as caught: skeleton.render("<feed>\n  <avatr/>\n</feed>")
        error = pickle.loads(pickle.dumps(caught.exception))
        self.assertEqual((error.line, error.column, error.code), (2, 3, "native.element"))
        self.assertTrue(str(error).startswith("2:3: "))

    def test_check_has_measures_and_violations(self):
        report = skeleton.check(FEED, FEED.replace('"2"', '"3"'), budgets={"heightDifference": 8})
        self.assertEqual(round(report.measures["heightDifference"], 1), 23.8)
        self.assertFalse(report.ok)
        self.assertTrue(skeleton.check(FEED, FEED).ok)
        with self.assertRaisesRegex(skeleton.CommandError, "no-such-device"):
            skeleton.check(FEED, FEED, device="no-such-device")


class StreamTests(unittest.TestCase):
    def test_a_failed_record_is_an_answer(self):
        with skeleton.Stream("--jobs", "1") as stream:
            answers = list(stream.map([{"id": 1, "xml": FEED}, {"id": "b", "xml": "<feed"}, '{"id": 3}', b"no JSON\n"]))
        self.assertEqual([answer.id for answer in answers], [1, "b", 3, None])
        self.assertEqual([answer.ok for answer in answers], [True, False, False, False])
        self.assertEqual(answers[1].error.code, "xml.syntax")
        with self.assertRaises(skeleton.RenderError): answers[1]["bones"]

    def test_an_entity_tag_saves_the_rendering(self):
        with skeleton.Stream() as stream:
            first, = stream.map([{"xml": FEED}])
            second, = stream.map([{"xml": FEED, "ifNoneMatch": first.etag}])
        self.assertTrue(second.not_modified)

    def test_records_are_read_when_there_is_room(self):
        taken = 0

        def records():
            nonlocal taken
            for number in range(100_000):
                taken += 1
                yield {"id": number, "xml": FEED}

        with skeleton.Stream("--jobs", "1") as stream:
            answers = stream.map(records())
            self.assertEqual([next(answers).id for _ in range(10)], list(range(10)))
            self.assertLess(taken, 1000)
            answers.close()
            # What was given up is not answered to the next records.
            self.assertEqual([answer.id for answer in stream.map([{"id": "next", "xml": FEED}])], ["next"])

    def test_an_answer_arrives_before_the_next_record(self):
        received = []

        def records():
            for number in range(5):
                # All answers before this record have arrived, at the latest after a while without records.
                yield {"id": number, "xml": FEED}

        with skeleton.Stream("--jobs", "1") as stream:
            for answer in stream.map(records()): received.append(answer.id)
            self.assertEqual(stream.render(FEED)[:4], b"<svg")
        self.assertEqual(received, list(range(5)))

    def test_a_stream_is_for_one_map_at_a_time(self):
        with skeleton.Stream("--jobs", "1") as stream:
            answers = stream.map([{"xml": FEED}, {"xml": FEED}])
            next(answers)
            with self.assertRaisesRegex(RuntimeError, "in use"): next(stream.map([{"xml": FEED}]))

    def test_wrong_arguments_are_a_sentence(self):
        with self.assertRaisesRegex(skeleton.CommandError, "--jobs"):
            with skeleton.Stream("--jobs", "no") as stream: stream.render(FEED)
        with self.assertRaisesRegex(skeleton.CommandError, "cannot be started"):
            with skeleton.Stream(command="/no/such/program") as stream: stream.render(FEED)

    def test_a_record_that_ends_the_command_gets_an_error_and_no_other_does(self):
        os.environ["SKELETON"] = skeleton.find_command()
        records = [{"id": number, "xml": FEED.replace("name", "POISON" if number in (3, 20) else "name")}
                   for number in range(30)]
        command = str(pathlib.Path(__file__).with_name("fragile"))
        with skeleton.Stream("--jobs", "1", command=command) as stream: answers = list(stream.map(records))
        self.assertEqual([answer.id for answer in answers], list(range(30)))
        self.assertEqual([answer.id for answer in answers if not answer.ok], [3, 20])
        self.assertEqual(answers[3].error.code, "stream.died")
        self.assertGreater(stream.restarts, 5)

    def test_the_half_of_an_answer_of_a_command_that_died_is_no_answer(self):
        with tempfile.TemporaryDirectory() as folder:
            command = program(folder, f'''
if [ ! -e "{folder}/died" ]; then
  touch "{folder}/died"
  read -r line
  printf '{{"id":0,"ok"'
  kill -9 $$
fi
exec "{skeleton.find_command()}" "$@"
''')
            with skeleton.Stream("--jobs", "1", command=command) as stream:
                answers = list(stream.map({"id": number, "xml": FEED} for number in range(3)))
        self.assertEqual([(answer.id, answer.ok) for answer in answers], [(number, True) for number in range(3)])
        self.assertEqual(stream.restarts, 1)

    def test_a_line_break_in_a_record_is_refused(self):
        with skeleton.Stream() as stream:
            with self.assertRaisesRegex(ValueError, "line break"): list(stream.map(['{"id": 1,\n"xml": ""}']))


unittest.main()
