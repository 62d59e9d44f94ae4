// Writes what a page, or one element, shows as XML.
(function capture(options, realm, window = globalThis, {document} = window) {
  if (!realm) {
    // The functions of an empty frame, because a page may have replaced its own.
    const frame = document.createElement("iframe");
    frame.style.display = "none";
    try {
      document.documentElement.append(frame);
      realm = frame.contentWindow;
      let clean = capture;
      // A policy may forbid this.
      try { clean = realm.eval(`(${realm.Reflect.apply(realm.Function.prototype.toString, capture, [])})`); } catch {}
      return clean(options, realm, window);
    } finally {
      frame.remove();
    }
  }
  const {selector, text} = options;
  const take = (object, name) => {
    const {get, value} = Object.getOwnPropertyDescriptor(object, name);
    return Function.prototype.call.bind(get || value);
  };
  const of = words => {
    const [type, ...names] = words.split(" ");
    return names.map(name => take(realm[type].prototype, name));
  };
  const [rectOf, attribute, tagOf, shadowOf] = of("Element getBoundingClientRect getAttribute localName shadowRoot");
  const [nodesOf, kindOf] = of("Node childNodes nodeType");
  const [dataOf] = of("CharacterData data"), [assigned] = of("HTMLSlotElement assignedNodes");
  const [pageOf] = of("HTMLIFrameElement contentDocument"), [motionsIn] = of("ShadowRoot getAnimations");
  const [bodyOf, htmlOf, find, motionsOf] = of("Document body documentElement querySelector getAnimations");
  const [start, end, rectsOf] = of("Range setStart setEnd getClientRects");
  const styleOf = realm.getComputedStyle, range = new realm.Range(), animated = new Set();

  const escaped = value => String(value).slice(0, 1000).replace(/[^\x20-\uD7FF\uE000-\uFFFD\t\n\r]/g, "\uFFFD")
    .replace(/[<>&"\t\n\r]/g, c => `&#${c.charCodeAt()};`);
  const number = value => Math.round(value * 1000) / 1000;
  const edges = (left, top, right, bottom) => ({left, top, right, bottom, width: right - left, height: bottom - top});
  const moved = ({left, top, right, bottom}, {x, y}) => edges(left + x, top + y, right + x, bottom + y);
  const joined = (a, b, low, high) =>
    edges(low(a.left, b.left), low(a.top, b.top), high(a.right, b.right), high(a.bottom, b.bottom));
  const cut = (a, b) => joined(a, b, Math.max, Math.min);
  const list = values => values.map(number).join(" ");
  const numbers = ({left, top, width, height}) => list([left - origin.x, top - origin.y, width, height]);
  // Equal sides are left out.
  const four = (words, parse) => {
    const [a, b = a, c = a, d = b] = words.split(" ").map(parse);
    return list([a, b, c, d]);
  };
  const isClear = color => /^rgba.*, 0\)$/.test(color);
  const pixels = value => parseFloat(value) || 0;

  const page = htmlOf(document), root = selector ? find(document, selector) : bodyOf(document) || page;
  if (!root) throw new Error("no element matches " + selector);
  const side = name => of("Element " + name)[0](page), view = name => take(realm, name)(window);
  const {x, y, width, height} = selector ? rectOf(root) : {
    x: -view("scrollX"), y: -view("scrollY"), width: side("clientWidth"), height: side("scrollHeight"),
  };
  const origin = {x, y}, everything = edges(x, y, x + width, y + height);
  let skipped = 0, count = 0;

  // The iterator of a list may be the page's.
  const copied = items => {
    const copy = [];
    for (let index = 0; index in items; index++) copy.push(items[index]);
    return copy;
  };
  const note = motions => {
    for (const {effect} of copied(motions)) if (effect.getComputedTiming().iterations === Infinity) animated.add(effect.target);
  };

  // A line of text consists of the pieces of one block that are beside each other.
  const addPieces = (node, block, clip, offset) => {
    const data = dataOf(node), first = data.search(/[^\s\u200B]/), {style, lines} = block;
    if (first < 0 || isClear(style.webkitTextFillColor) && style.backgroundClip !== "text") return;
    // Spaces at the ends are not ink.
    start(range, node, first);
    end(range, node, data.search(/[\s\u200B]*$/));
    for (const piece of rectsOf(range)) {
      const box = moved(piece, offset), seen = cut(box, clip), line = lines[lines.length - 1];
      if (seen.width < 1 || seen.height < 0.5 * box.height) continue;
      const both = cut(line || seen, seen);
      if (line && both.height > 0.5 * Math.min(line.height, box.height) && line.height < 2 * box.height && -both.width <= block.size) {
        lines[lines.length - 1] = joined(line, seen, Math.min, Math.max);
      } else lines.push(seen);
    }
    if (text) block.words.push(data.slice(0, 1000));
  };

  const elements = (nodes, block, clips, offset, depth) => {
    let result = "";
    for (const child of nodes) {
      try {
        const kind = kindOf(child);
        if (kind === 1 && depth < 400) result += element(child, block, clips, offset, depth);
        if (kind === 3 && block.isShown) addPieces(child, block, clips.flow, offset);
      } catch { skipped++; }
    }
    return result;
  };

  // The clips of children in the flow, and of those that are positioned absolutely.
  const element = (node, block, clips, offset, depth) => {
    const tag = tagOf(node), style = styleOf(node), {display, position} = style, value = name => attribute(node, name);
    if (display === "none" || style.opacity === "0" || style.contentVisibility === "hidden") return "";
    if (/^(inset\((50%|.*100%)|circle\(0)/.test(style.clipPath)) return "";
    const isPlaced = /^(absolute|fixed)$/.test(position);
    if (isPlaced && /^rect\(([01]px\W*){4}/.test(style.clip)) return "";
    const outer = position === "fixed" ? everything : isPlaced ? clips.placed : clips.flow;
    const box = moved(rectOf(node), offset);
    const isInline = /^(inline|contents|ruby)$/.test(display), isShown = style.visibility === "visible";
    const size = pixels(style.fontSize);
    const clipped = !isInline && style.overflow !== "visible" ? cut(outer, box) : outer;
    const within = {flow: clipped, placed: position === "static" ? clips.placed : clipped};
    const isReplaced = /^(img|svg|video|canvas|iframe|object|embed|input|textarea|select|progress|meter|audio|math)$/.test(tag);
    const {lines, words} = isInline && block || {lines: [], words: []};

    let content = "";
    const shadow = shadowOf(node);
    if (tag === "iframe") {
      const other = pageOf(node), body = other && bodyOf(other);
      if (body) {
        note(motionsOf(other));
        const flow = cut(outer, box), at = {
          x: box.left + pixels(style.borderLeftWidth) + pixels(style.paddingLeft),
          y: box.top + pixels(style.borderTopWidth) + pixels(style.paddingTop),
        };
        content = elements([body], null, {flow, placed: flow}, at, depth + 1);
      }
    } else if (!isReplaced) {
      if (shadow) note(motionsIn(shadow));
      let nodes = shadow ? copied(nodesOf(shadow)) : tag === "slot" ? copied(assigned(node, {flatten: true})) : [];
      if (!nodes.length && !shadow) nodes = copied(nodesOf(node));
      if (tag === "details" && value("open") === null) nodes = [nodes.find(child => kindOf(child) === 1 && tagOf(child) === "summary")];
      content = elements(nodes, {lines, words, isShown, size, style}, within, offset, depth + 1);
    }

    const {backgroundColor: color, backgroundImage: image, borderWidth: borders} = style, isFilled = !isClear(color);
    const isPainted = isShown && !(isInline && block) && style.backgroundClip !== "text"
      && (isFilled || image !== "none" || borders !== "0px" || style.boxShadow !== "none");
    const hasLines = lines.length && !(isInline && block);
    const seen = cut(outer, box), isSeen = seen.width >= 0.5 && seen.height >= 0.5 && (isReplaced ? isShown : isPainted);
    if (!isSeen && (isReplaced || !content && !hasLines)) return "";
    count++;

    const parts = [`frame="${numbers(box)}"`];
    const add = (name, word) => { if (word) parts.push(`${name}="${escaped(word)}"`); };
    for (const name of "id class role type aria-busy aria-live aria-checked skeleton".split(" ")) add(name, value(name));
    add("label", (value("aria-label") || value("alt")) && "true");
    if (hasLines) {
      parts.push(`lines="${lines.map(numbers).join(", ")}"`);
      add("text", words.join("").replace(/\s+/g, " ").trim());
    }
    if (hasLines || isReplaced) {
      add("fontSize", number(size));
      add("lineHeight", number(pixels(style.lineHeight)));
      add("textAlign", style.textAlign.replace(/^(start|left)$/, ""));
    }
    if (isPainted || isReplaced) {
      const shortest = Math.min(box.width, box.height);
      const radii = four(style.borderRadius.split(" / ")[0], side => pixels(side) * (side.endsWith("%") ? shortest / 100 : 1));
      if (radii !== "0 0 0 0") add("radius", radii);
      if (isFilled) add("background", color);
      if (image !== "none") add("backgroundImage", /url\(/.test(image) ? "picture" : "gradient");
      if (borders !== "0px") add("border", four(borders, pixels));
      if (isReplaced && style.objectFit !== "fill") add("objectFit", style.objectFit);
    }
    if (clipped !== outer) add("clips", "true");
    if (position !== "static") add("position", position);
    if (position !== "static" && style.zIndex !== "auto") add("zIndex", style.zIndex);
    if ((!block || node === root) && style.direction === "rtl") add("direction", "rtl");
    if (style.opacity < 1) add("opacity", style.opacity);
    if (animated.has(node)) add("animated", "true");
    const name = /^[a-z][a-z0-9-]*$/.test(tag) ? tag : "element";
    return `<${name} ${parts.join(" ")}` + (content ? `>${content}</${name}>` : "/>");
  };

  note(motionsOf(document));
  const color = [root, page].map(node => styleOf(node).backgroundColor).find(color => !isClear(color)) || "";
  const all = elements([root], null, {flow: everything, placed: everything}, {x: 0, y: 0}, 0);
  return `<page width="${number(width)}" height="${number(height)}" scale="${view("devicePixelRatio")}"` +
    ` background="${color}" direction="${styleOf(page).direction}" elements="${count}" skipped="${skipped}"` +
    ` time="${new Date().toISOString()}">${all}</page>`;
})
