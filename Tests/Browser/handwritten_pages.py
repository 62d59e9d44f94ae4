"""Small pages with a placeholder that is written by hand, in the styles of public projects, and their content.

Each entry has a name, a width, the page while it loads, the loaded page, and the codes of the differences that a reader
sees. The figures are those of loading.tsx files, of Compose and of XML placeholders; the pages are our own.
"""

STYLE = """
html, body { margin: 0; font: 16px/24px sans-serif; color: #222 } * { box-sizing: border-box }
h1 { font: 600 30px/36px sans-serif; margin: 0 } h2 { font: 600 20px/28px sans-serif; margin: 0 } h3 { font: 600 16px/24px sans-serif; margin: 0 }
p { margin: 0 } small { font-size: 14px; line-height: 20px; display: block } ul { margin: 0; padding: 0; list-style: none }
main { padding: 16px } .row { display: flex; gap: 16px; align-items: center } .col { display: flex; flex-direction: column }
.grow { flex: 1; min-width: 0 } .card { border: 1px solid #ddd; border-radius: 8px; padding: 16px; background: #fff }
.grid { display: grid; gap: 16px } .g2 { grid-template-columns: 1fr 1fr } .g3 { grid-template-columns: repeat(3, 1fr) } .g4 { grid-template-columns: repeat(4, 1fr) }
.s { background: #e5e7eb; border-radius: 6px } .pulse { animation: pulse 2s infinite } @keyframes pulse { 50% { opacity: .5 } }
.wave { background: linear-gradient(90deg, #eee, #f6f6f6, #eee); animation: wave 1.5s infinite } @keyframes wave { to { background-position: 200px } }
.round { border-radius: 50% } .gap2 > * + * { margin-top: 8px } .gap4 > * + * { margin-top: 16px }
.spin { width: 40px; height: 40px; border: 3px solid #ddd; border-top-color: #333; border-radius: 50%; animation: spin 1s infinite linear; margin: 120px auto }
@keyframes spin { to { transform: rotate(360deg) } } .avatar { width: 48px; height: 48px; border-radius: 50%; flex: none; display: block }
button { height: 40px; border: 0; border-radius: 6px; background: #246; color: #fff; padding: 0 16px } td { padding: 0 8px; height: 40px } table { border-collapse: collapse; width: 100% }
"""

PIXEL = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><rect width='9' height='9' fill='teal'/></svg>"


def bone(width, height, more="", style=""):
    size = f"{width}px" if isinstance(width, (int, float)) else width
    return f'<div class="s {more}" style="width:{size};height:{height}px;flex:none;{style}"></div>'


def image(width, height, more=""):
    size = f"{width}px" if isinstance(width, (int, float)) else width
    return f'<img class="{more}" src="{PIXEL}" style="width:{size};height:{height}px;display:block;flex:none">'


def pulse(*parts, gap="gap4"):
    return f'<main class="pulse {gap}">{"".join(parts)}</main>'


def main(*parts, gap="gap4"):
    return f'<main class="{gap}">{"".join(parts)}</main>'


def message(name, text, time="12:30"):
    return (f'<li class="card"><div class="row">{image(48, 48, "avatar")}<div class="grow"><h3>{name}</h3>'
            f'<small>{text}</small></div><small>{time}</small></div></li>')


def message_bone(extra=""):
    return (f'<div class="card"><div class="row">{bone(48, 48, "round")}<div class="grow">{bone("33%", 16, style="margin:4px 0")}'
            f'{bone("66%", 12, style="margin:4px 0")}</div>{bone(40, 12)}</div>{extra}</div>')


NAMES = ["Anna Berg", "Omar Haddad", "Li Wei", "Tom Novak", "Maria Silva", "Jon Dahl"]
MESSAGES = [message(name, "See you at the station tomorrow at nine") for name in NAMES]
STAT = '<div class="card row"><div class="grow"><small>Visitors</small><h1>12,480</h1><small>since May</small></div>' + image(48, 48, "avatar") + "</div>"
STAT_BONE = ('<div class="card row"><div class="grow">' + bone("80%", 14, style="margin:3px 0") + bone("60%", 28, style="margin:4px 0")
             + bone("70%", 14, style="margin:3px 0") + "</div>@</div>")
POST = ('<div class="card gap2"><div class="row">' + image(48, 48, "avatar") + '<div><h3>Anna Berg</h3><small>two hours ago</small></div></div>'
        "<p>The ferry was late again, so we walked along the river and found a bakery that opens at six in the morning.</p>" + image("100%", 200) + "</div>")


def post_bone(lines=2, high=200):
    text = "".join(bone("100%" if line + 1 < lines else "70%", 16, style="margin:4px 0 8px") for line in range(lines))
    return ('<div class="card gap2"><div class="row">' + bone(48, 48, "round") + "<div>" + bone(90, 16, style="margin:4px 0")
            + bone(96, 14, style="margin:3px 0") + f'</div></div><div style="height:{24 * lines}px">{text}</div>' + bone("100%", high) + "</div>")


def table(rows, columns, cell):
    return "<table>" + "".join("<tr>" + "".join(f"<td>{cell(column)}</td>" for column in range(columns)) + "</tr>" for _ in range(rows)) + "</table>"


PRODUCT = '<div class="card gap2">' + image("100%", 160) + "<h3>Blue kettle</h3><small>Holds two litres of water</small><button>Add</button></div>"
PRODUCT_BONE = '<div class="card gap2">' + bone("100%", 160, "wave") + bone("60%", 24, "wave") + bone("90%", 20, "wave") + "@</div>"
ARTICLE = ("<h1>Swimming in winter</h1>", f'<div class="row">{image(48, 48, "avatar")}<h3>Omar Haddad</h3></div>', image("100%", 300),
           "<p>Cold water is a shock at first. After a minute the breath becomes calm, and after three most people want to stay.</p>")

PAGES = [
    ("messages, right", 640, main(f'<div class="pulse gap4">{message_bone() * 6}</div>'), main(f'<ul class="gap4">{"".join(MESSAGES)}</ul>'), set()),
    ("messages, four of six", 640, main(f'<div class="pulse gap4">{message_bone() * 4}</div>'),
     main(f'<ul class="gap4">{"".join(MESSAGES)}</ul>'), {"rows"}),
    ("messages, square avatars without a time", 640,
     main(f'<div class="pulse gap4">{message_bone().replace(" round", "").replace(bone(40, 12), "") * 6}</div>'),
     main(f'<ul class="gap4">{"".join(MESSAGES)}</ul>'), {"shape", "missing"}),
    ("dashboard of blocks", 1024, pulse(bone("33%", 32, style="margin:2px 0"), f'<div class="grid g4">{bone("100%", 122) * 4}</div>', bone("100%", 256)),
     main("<h1>Usage</h1>", f'<div class="grid g4">{STAT * 4}</div>', image("100%", 256)), {"rowHeight"}),
    ("dashboard of low blocks", 1024, pulse(bone("33%", 32, style="margin:2px 0"), f'<div class="grid g4">{bone("100%", 96) * 4}</div>', bone("100%", 256)),
     main("<h1>Usage</h1>", f'<div class="grid g4">{STAT * 4}</div>', image("100%", 256)), {"rowHeight"}),
    ("statistics, right", 1024, main(f'<div class="grid g4 pulse">{STAT_BONE.replace("@", bone(48, 48, "round")) * 4}</div>'),
     main(f'<div class="grid g4">{STAT * 4}</div>'), set()),
    ("statistics without circles", 1024, main(f'<div class="grid g4 pulse">{STAT_BONE.replace("@", "") * 4}</div>'),
     main(f'<div class="grid g4">{STAT * 4}</div>'), {"missing"}),
    ("a spinner", 390, main('<div class="spin" role="status"></div>'), main(*ARTICLE), {"empty", "missing"}),
    ("article, right", 768, pulse(f'<div style="padding:4px 0">{bone("60%", 28)}</div>', f'<div class="row">{bone(48, 48, "round")}{bone(110, 16)}</div>', bone("100%", 300),
                                  '<div style="padding:4px 0">' + bone("100%", 16, style="margin:0 0 8px") + bone("80%", 16) + "</div>"),
     main(*ARTICLE), set()),
    ("article with a low picture", 768, pulse(f'<div style="padding:4px 0">{bone("60%", 28)}</div>', f'<div class="row">{bone(48, 48, "round")}{bone(110, 16)}</div>',
                                              bone("100%", 192), '<div style="padding:4px 0">' + bone("100%", 16, style="margin:0 0 8px") + bone("80%", 16) + "</div>"),
     main(*ARTICLE), {"size"}),
    ("feed, right", 500, main(f'<div class="gap4 pulse">{post_bone(3) * 2}</div>'), main(f'<div class="gap4">{POST * 2}</div>'), set()),
    ("feed with two lines of three", 500, main(f'<div class="gap4 pulse">{post_bone() * 2}</div>'), main(f'<div class="gap4">{POST * 2}</div>'),
     {"rowHeight", "missing"}),
    ("feed with low pictures", 500, main(f'<div class="gap4 pulse">{post_bone(3, 160) * 2}</div>'), main(f'<div class="gap4">{POST * 2}</div>'),
     {"rowHeight", "size"}),
    ("table of ten columns", 1280, main(f'<div class="pulse">{table(6, 10, lambda _: bone("80%", 16))}</div>'),
     main(table(6, 11, lambda column: f"cell {column}")), {"columns"}),
    ("table, right", 1280, main(f'<div class="pulse">{table(6, 8, lambda _: bone(44, 16))}</div>'),
     main(table(6, 8, lambda column: f"cell {column}")), set()),
    ("shop, right", 900, main(f'<div class="grid g3" aria-busy="true">{PRODUCT_BONE.replace("@", bone(62, 40, "wave")) * 6}</div>'),
     main(f'<div class="grid g3">{PRODUCT * 6}</div>'), set()),
    ("shop in two columns", 900, main(f'<div class="grid g2" aria-busy="true">{PRODUCT_BONE.replace("@", bone(62, 40, "wave")) * 6}</div>'),
     main(f'<div class="grid g3">{PRODUCT * 6}</div>'), {"breakpoint", "columns"}),
    ("shop without buttons", 900, main(f'<div class="grid g3" aria-busy="true">{PRODUCT_BONE.replace("@", "") * 6}</div>'),
     main(f'<div class="grid g3">{PRODUCT * 6}</div>'), {"missing", "rowHeight"}),
    ("part that still loads", 640, main(f'<div class="pulse gap4">{message_bone() * 6}</div>'),
     main(f'<ul class="gap4">{"".join(MESSAGES[:4])}<li class="pulse">{message_bone()}</li></ul>'), {"stuck"}),
    ("form of blocks", 640, pulse(bone("100%", 40), bone("100%", 96), bone("100%", 40)),
     main(f'<input style="width:100%;height:40px;display:block">', '<textarea style="width:100%;height:96px;display:block"></textarea>',
          '<button style="width:100%;display:block">Send</button>'), set()),
]
