/// The CSS style sheet of the HTML report: light or dark as the reader's system, and one column on narrow screens.
let pageStyle = """
  :root {
    --ground: #f6f7f9; --surface: #fff; --text: #1c2024; --quiet: #60646c; --line: #dfe2e6; --code: #f0f1f4;
    --different: #c2261a; --new: #0b62c4; --failed: #9a5b00; --same: #18794e; --link: #0b62c4;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --ground: #111315; --surface: #1a1d20; --text: #edeef0; --quiet: #a3a9b2; --line: #33383e; --code: #24282c;
      --different: #ff8a80; --new: #79b8ff; --failed: #ffbf66; --same: #5fd39a; --link: #79b8ff;
    }
  }
  * { box-sizing: border-box }
  html { scroll-padding-top: 16px }
  body {
    margin: 0 auto; padding: 24px clamp(12px, 3vw, 32px); max-width: 1440px; color: var(--text);
    background: var(--ground); font: 15px/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
    display: grid; gap: 24px; grid-template-columns: minmax(0, 1fr);
  }
  header, footer { grid-column: 1 / -1 }
  h1 { margin: 0 0 4px; font-size: clamp(22px, 4vw, 30px); line-height: 1.2; text-wrap: balance }
  h2 { margin: 0 0 12px; font-size: 17px; line-height: 1.3 }
  p { margin: 0 }
  header p, footer, .note { color: var(--quiet) }
  code { padding: 1px 5px; border-radius: 4px; background: var(--code); font: 13px ui-monospace, monospace }
  i { font-style: normal; font-weight: 600; white-space: nowrap }
  .different { color: var(--different) } .new { color: var(--new) }
  .failed { color: var(--failed) } .same { color: var(--same) }
  h1.same, h1.different { color: var(--text) }
  ul, ol { margin: 0; padding: 0; list-style: none }
  .counts { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 16px }
  .counts li { padding: 4px 12px; border: 1px solid var(--line); border-radius: 999px; background: var(--surface) }
  .counts b { font-variant-numeric: tabular-nums }
  nav { max-height: 40vh; overflow: auto; border: 1px solid var(--line); border-radius: 10px; background: var(--surface) }
  nav a {
    display: flex; gap: 12px; justify-content: space-between; padding: 7px 12px; color: inherit; text-decoration: none;
  }
  nav li + li { border-top: 1px solid var(--line) }
  nav a:hover { background: var(--code) }
  section, .recorded {
    padding: 16px; margin-bottom: 16px; border: 1px solid var(--line); border-radius: 10px; background: var(--surface);
  }
  section details + details { margin-top: 12px; padding-top: 12px; border-top: 1px solid var(--line) }
  summary { cursor: pointer; font-weight: 600 }
  summary i { margin-left: 6px; font-size: 13px }
  .recorded ul { margin-top: 8px; columns: 260px; color: var(--quiet) }
  pre, .lines {
    margin: 10px 0 0; padding: 10px 12px; max-height: 21em; overflow: auto; border-radius: 6px; background: var(--code);
    color: var(--text); font: 13px/1.6 ui-monospace, monospace; overflow-wrap: normal;
  }
  .lines { overflow-wrap: anywhere }
  .lines li { padding-left: 16px; text-indent: -16px }
  section > pre.failed { margin: 0; color: var(--text); border-left: 3px solid var(--failed) }
  .note { margin-top: 10px }
  .pictures { display: flex; gap: clamp(6px, 1.5vw, 16px); margin-top: 12px }
  .pictures:has(:checked) { flex-wrap: wrap }
  figure { margin: 0; min-width: 0; max-width: 400px }
  figure:has(:checked) { max-width: 100% }
  figcaption { margin-bottom: 4px; color: var(--quiet); font-size: 13px }
  figure label { display: block; max-height: 640px; overflow: auto }
  figure label:has(:checked) { max-height: 90vh }
  figure input { position: absolute; opacity: 0 }
  figure input:focus-visible + img { outline: 2px solid var(--link); outline-offset: -2px }
  img {
    display: block; max-width: 100%; max-height: 640px; border: 1px solid var(--line); background: #808080;
    cursor: zoom-in;
  }
  :checked + img { max-width: none; max-height: none; cursor: zoom-out }
  @media (min-width: 960px) {
    body { grid-template-columns: 280px minmax(0, 1fr) }
    nav { position: sticky; top: 16px; align-self: start; max-height: calc(100vh - 32px) }
    header + main { grid-column: 1 / -1 }
  }

  """
