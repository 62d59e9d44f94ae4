"""The report of `skeleton snapshot verify` in Chromium."""

import pathlib

from pictures import PROJECT

SEEDS = PROJECT / "Fixtures/seeds"


class ReportChecks:
    """The part `report` of the checks, which opens pages in the browser of a subclass."""

    def report(self):
        """Every picture of a report of snapshots is shown, and nothing reaches beyond the page's width."""
        folder = pathlib.Path(self.folder.name) / "snapshots"
        folder.mkdir()
        names = ["arcs", "circles", "newsfeed", "table"]
        for name in names:
            (folder / f"{name}.xml").write_text((SEEDS / f"{name}.xml").read_text())
        (folder / "snapshots.json").write_text('{"sizes": ["own", "320x480"], "themes": ["light", "dark"], "scale": 1}')
        self.skeleton.run("snapshot", "record", folder)
        # One document differs, one cannot be drawn, one is new and one is missing.
        (folder / "arcs.xml").write_text((SEEDS / "newsfeed.xml").read_text())
        (folder / "circles.xml").write_text("<feed><avatr/></feed>")
        (folder / "new.xml").write_text((SEEDS / "newsfeed.xml").read_text())
        (folder / "table.xml").unlink()
        page = pathlib.Path(self.folder.name) / "report.html"
        code = self.skeleton.code("snapshot", "verify", folder, "--html", page)
        self.expect(code == 1, f"snapshot verify ended with {code}")
        for width in (500, 1400):
            self.show(page, (width, 900), 1)
            shown = self.browser.evaluate("""(async () => {
                document.querySelectorAll('details').forEach(details => details.open = true);
                await Promise.all([...document.images].map(image => image.decode()));
                return [...document.images]
                    .filter(image => image.naturalWidth > 0 && image.getBoundingClientRect().width > 0).length;
            })()""")
            # The changed document has golden, picture and difference in four variants, the new one a picture in four.
            self.expect(shown == 4 * 3 + 4, f"report at {width}: {shown} pictures are shown")
            wide = self.browser.evaluate("document.documentElement.scrollWidth")
            self.expect(wide <= width, f"report at {width}: {wide} points wide")
