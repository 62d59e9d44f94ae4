(({selector, text}) => {
  // Writes the visible part of a page, or of one element, as XML: https://… see the page "Web pages" of skeleton.
  // All functions come from an empty frame, because a page may have replaced its own.
  const frame = document.createElement("iframe");
  frame.style.display = "none";
  document.documentElement.append(frame);
  const realm = frame.contentWindow || window;
  const method = (type, name) => Function.prototype.call.bind(realm[type].prototype[name]);
  const getter = (type, name) => {
    const get = Object.getOwnPropertyDescriptor(realm[type].prototype, name).get;
    return node => realm.Reflect.apply(get, node, []);
  };
  const rectOf = method("Element", "getBoundingClientRect");
  const attribute = method("Element", "getAttribute");
  const nodesOf = getter("Node", "childNodes"), kindOf = getter("Node", "nodeType"), dataOf = getter("CharacterData", "data");
  const tagOf = getter("Element", "localName"), shadowOf = getter("Element", "shadowRoot");
  const assigned = method("HTMLSlotElement", "assignedNodes"), pageOf = getter("HTMLIFrameElement", "contentDocument");
  const selectNode = method("Range", "selectNodeContents"), rectsOf = method("Range", "getClientRects");
  const styleOf = realm.getComputedStyle, animationsOf = method("Element", "getAnimations");

  const names = {"<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;", "\t": "&#9;", "\n": "&#10;", "\r": "&#13;"};
  const escaped = value => realm.String(value).slice(0, 1000).replace(/[<>&"\t\n\r]/g, c => names[c])
    .replace(/[^\x20-\uD7FF\uE000-\uFFFD]/g, "\uFFFD");
  const number = value => +value.toFixed(3);
  const numbers = box => [box.x, box.y, box.width, box.height].map(number).join(" ");
  const cut = (a, b) => {
    const x = Math.max(a.x, b.x), y = Math.max(a.y, b.y);
    return {x, y, width: Math.min(a.x + a.width, b.x + b.width) - x, height: Math.min(a.y + a.height, b.y + b.height) - y};
  };
  const everything = {x: -1e7, y: -1e7, width: 2e7, height: 2e7};

  const root = selector ? document.querySelector(selector) : document.body;
  if (!root) throw new Error("no element matches " + selector);
  const start = rectOf(root), page = document.documentElement;
  const origin = selector ? {x: start.x, y: start.y} : {x: -scrollX, y: -scrollY};
  const width = selector ? start.width : page.clientWidth;
  const height = selector ? start.height : Math.max(page.scrollHeight, page.clientHeight);

  // A line of text consists of the pieces of one block that are beside each other.
  const addPieces = (node, block, clip, offset, size) => {
    if (!/[^\s\u200B]/.test(dataOf(node))) return;
    const range = new realm.Range();
    selectNode(range, node);
    for (const piece of rectsOf(range)) {
      const box = {x: piece.x + offset.x, y: piece.y + offset.y, width: piece.width, height: piece.height};
      const seen = cut(box, clip), line = block.lines[block.lines.length - 1];
      if (seen.width < 1 || seen.height < 0.5 * box.height) continue;
      const common = line && Math.min(line.y + line.height, box.y + box.height) - Math.max(line.y, box.y);
      const gap = line && Math.max(seen.x - line.x - line.width, line.x - seen.x - seen.width);
      if (line && common > 0.5 * Math.min(line.height, box.height) && gap <= size) {
        const x = Math.min(line.x, seen.x), y = Math.min(line.y, seen.y);
        line.width = Math.max(line.x + line.width, seen.x + seen.width) - x;
        line.height = Math.max(line.y + line.height, seen.y + seen.height) - y;
        line.x = x, line.y = y;
      } else {
        block.lines.push(seen);
      }
    }
    if (text) block.text += dataOf(node).slice(0, 1000);
  };

  const elements = (node, block, clips, offset, depth) => {
    let result = "";
    for (const child of node) {
      try {
        const kind = kindOf(child);
        if (kind === 1 && depth < 400) result += element(child, block, clips, offset, depth);
        if (kind === 3 && block.isShown) addPieces(child, block, clips.flow, offset, block.size);
      } catch { skipped++; }
    }
    return result;
  };

  // The clips of children in the flow, and of those that are positioned absolutely.
  const element = (node, block, clips, offset, depth) => {
    const style = styleOf(node), tag = tagOf(node), value = name => attribute(node, name);
    if (style.display === "none" || +style.opacity === 0 || style.contentVisibility === "hidden") return "";
    if (/^inset\((50|100)%/.test(style.clipPath) || /^rect\([01]px,? [01]px,? [01]px,? [01]px\)/.test(style.clip)) return "";
    if (/^(script|style|template|noscript|head|link|meta|title|br|wbr|option|datalist)$/.test(tag)) return "";
    const place = style.position, isFixed = place === "fixed";
    const outer = isFixed ? everything : place === "absolute" ? clips.placed : clips.flow;
    const own = rectOf(node), box = {x: own.x + offset.x, y: own.y + offset.y, width: own.width, height: own.height};
    const isInline = /^(inline|contents|ruby.*)$/.test(style.display);
    const isShown = style.visibility === "visible";
    const size = parseFloat(style.fontSize);
    const inner = {lines: [], text: "", isShown, size};
    const clipped = !isInline && /hidden|clip|scroll|auto/.test(style.overflowX + style.overflowY) ? cut(outer, box) : outer;
    const within = {flow: clipped, placed: place === "static" ? clips.placed : clipped};
    const isReplaced = /^(img|svg|video|canvas|iframe|object|embed|input|textarea|select|progress|meter|audio|math)$/.test(tag);
    const target = isInline && block ? Object.assign(Object.create(null), {
      get lines() { return block.lines; }, get text() { return block.text; }, set text(t) { block.text = t; }, isShown, size}) : inner;

    let content = "";
    const shadow = shadowOf(node);
    if (tag === "iframe") {
      const other = pageOf(node);
      if (other && other.body) {
        const at = {x: box.x + node.clientLeft + parseFloat(style.paddingLeft), y: box.y + node.clientTop + parseFloat(style.paddingTop)};
        content = elements([other.body], null, {flow: cut(outer, box), placed: cut(outer, box)}, at, depth + 1);
      }
    } else if (!isReplaced) {
      const list = shadow ? nodesOf(shadow) : tag === "slot" ? assigned(node, {flatten: true}) : [];
      content = elements(list.length || shadow ? list : nodesOf(node), target, within, offset, depth + 1);
    }

    const colors = style.backgroundColor, image = style.backgroundImage;
    const isFilled = !/^rgba\(.*, 0\)$|transparent/.test(colors);
    const borders = ["Top", "Right", "Bottom", "Left"].map(side => style["border" + side + "Style"] === "none" ? 0 : parseFloat(style["border" + side + "Width"]));
    const isPainted = isShown && (isFilled || image !== "none" || borders.some(side => side > 0) || style.boxShadow !== "none");
    const seen = cut(outer, box), isVisible = seen.width >= 0.5 && seen.height >= 0.5;
    const lines = target === inner ? inner.lines : [];
    if (isReplaced && !(isShown && isVisible)) return "";
    if (!isReplaced && !content && !lines.length && !(isPainted && isVisible)) return "";
    count++;

    const parts = [`frame="${numbers({x: box.x - origin.x, y: box.y - origin.y, width: box.width, height: box.height})}"`];
    const add = (name, word) => { if (word) parts.push(`${name}="${escaped(word)}"`); };
    for (const name of ["id", "class", "role", "type"]) add(name, value(name));
    for (const name of ["aria-busy", "aria-live", "aria-checked", "skeleton"]) add(name, value(name));
    add("label", (value("aria-label") || value("alt")) && "true");
    if (lines.length) {
      add("lines", lines.map(line => numbers({x: line.x - origin.x, y: line.y - origin.y, width: line.width, height: line.height})).join(", "));
      add("text", inner.text.replace(/\s+/g, " ").trim());
    }
    if (lines.length || isReplaced) {
      add("fontSize", number(size));
      add("lineHeight", number(parseFloat(style.lineHeight) || 0));
      add("textAlign", /^(start|left)$/.test(style.textAlign) ? "" : style.textAlign);
    }
    if (isPainted || isReplaced) {
      const radii = ["TopLeft", "TopRight", "BottomRight", "BottomLeft"].map(corner => {
        const [radius] = style["border" + corner + "Radius"].split(" ");
        return number(radius.endsWith("%") ? parseFloat(radius) / 100 * Math.min(box.width, box.height) : parseFloat(radius) || 0);
      });
      if (radii.some(radius => radius)) add("radius", radii.join(" "));
      if (isFilled) add("background", colors);
      if (image !== "none") add("backgroundImage", /url\(/.test(image) ? "picture" : "gradient");
      if (borders.some(side => side > 0)) add("border", borders.map(number).join(" "));
      if (isReplaced && style.objectFit !== "fill") add("objectFit", style.objectFit);
    }
    if (clipped !== outer) add("clips", "true");
    if (place === "fixed" || place === "sticky") add("position", place);
    if (place !== "static" && style.zIndex !== "auto") add("zIndex", style.zIndex);
    if (style.direction === "rtl" && (!block || node === root)) add("direction", "rtl");
    if (animationsOf(node).some(animation => animation.effect.getComputedTiming().iterations === Infinity)) add("animated", "true");
    if (node.checked === true) add("checked", "true");
    const name = /^[a-z][a-z0-9-]*$/.test(tag) ? tag : "element";
    return `<${name} ${parts.join(" ")}` + (content ? `>${content}</${name}>` : "/>");
  };

  let skipped = 0, count = 0;
  const parent = selector ? null : page, color = [root, page].map(node => styleOf(node).backgroundColor).find(c => !/, 0\)$/.test(c));
  const all = elements([root], null, {flow: everything, placed: everything}, {x: 0, y: 0}, 0);
  frame.remove();
  return `<page width="${number(width)}" height="${number(height)}" scale="${number(devicePixelRatio)}"` +
    ` background="${escaped(color || "")}" direction="${styleOf(page).direction}" elements="${count}" skipped="${skipped}"` +
    ` url="${escaped(location.origin + location.pathname)}" time="${new Date().toISOString()}">${all}</page>`;
})
