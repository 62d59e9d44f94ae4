'use strict';

const $ = id => document.getElementById(id);
const lineHeight = 18, editorPadding = 8;
// Longer texts are shown in one color, and canvases beyond this many pixels a side are shown in fewer.
const colorsUpTo = 100_000, pixelsUpTo = 8_000;

let settings;
/// The text of the file at its last load, with line feeds, and the revision of the file, from 1; 0 before the first
/// load.
let disk = {text: '', revision: 0};
/// The inspection of the last text without errors, as the server answered it; null before the first one.
let found = null;
let problems = [];
/// The shown moment in seconds from the start of the animation; null for the moment of greatest contrast.
let moment = null;
let playing = null;
let selected = null;

// MARK: - Asking the server

/// Returns a function that calls `work`; calls during a run cause one more run after it, so that no two runs overlap.
function latest(work) {
  let running = false, again = false;
  return async function run() {
    if (running) { again = true; return; }
    running = true;
    do {
      again = false;
      try { await work(); } catch (error) { say(error.message, true); }
    } while (again);
    running = false;
  };
}

async function post(path, fields) {
  const headers = {'Content-Type': 'application/xml'};
  const response = await fetch(`${path}?${new URLSearchParams(fields)}`, {method: 'POST', headers, body: $('text').value});
  if (response.ok) return response;
  const text = await response.text();
  if (response.status == 422 && text.startsWith('{')) throw new Error(JSON.parse(text).problems[0].message);
  throw new Error(text.trim().split('\n')[0]);
}

function say(text, failed = false) {
  $('status').textContent = text;
  $('status').classList.toggle('failed', failed);
}

// MARK: - Choices

/// Returns the values of the page's form as fields of a query; the keys are names of options.
function choices() {
  const device = $('device').value;
  return {
    device: device == 'size' ? '' : device, size: device == 'size' ? $('size').value.trim() : '',
    scale: $('scale').value, theme: $('theme').value, preset: $('preset').value, root: $('root').value,
    fps: settings.initial.fps, rtl: document.querySelector('input[name=rtl]:checked').value,
  };
}

function options(select, entries, value) {
  select.replaceChildren(...entries.map(([value, label]) => new Option(label, value)));
  if (![...select.options].some(option => option.value == value)) select.add(new Option(value, value));
  select.value = value;
}

function beginChoices() {
  const initial = settings.initial;
  const group = (label, devices) => {
    const group = document.createElement('optgroup');
    group.label = label;
    group.append(...devices.map(device =>
      new Option(`${device.title}: ${Math.round(device.width)}×${Math.round(device.height)}`, device.name)));
    return group;
  };
  const family = name => /^iphone/.test(name) ? 'iPhone' : /^ipad/.test(name) ? 'iPad' : 'Android';
  $('device').replaceChildren(new Option('as written', ''), new Option('a size…', 'size'));
  for (const name of ['iPhone', 'iPad', 'Android']) {
    $('device').append(group(name, settings.devices.filter(device => family(device.name) == name)));
  }
  $('device').value = initial.size ? 'size' : initial.device;
  $('size').value = initial.size;
  options($('scale'), [['', 'default'], ['1', '1×'], ['2', '2×'], ['3', '3×']], initial.scale);
  options($('root'), [['', 'the first']], initial.root);
  options($('theme'), [['', 'light'], ['dark', 'dark']], initial.theme);
  options($('preset'), [['', 'as written'], ...settings.presets.map(name => [name, name])], initial.preset);
  document.querySelector(`input[name=rtl][value="${initial.rtl}"]`).checked = true;
  options($('format'), [...settings.formats.map(format => format.name), 'xml'].map(name => [name, name]), 'png');
  for (const option of $('format').options) {
    option.title = settings.formats.find(format => format.name == option.value)?.summary ?? 'the source as it is here';
  }
}

// MARK: - The text

const inspect = latest(async () => {
  const answer = await (await post('/inspect', choices())).json();
  problems = answer.problems;
  if (answer.ok) found = answer;
  showProblems();
  document.body.classList.toggle('stale', !answer.ok);
  if (!answer.ok) return;
  say('');
  showOffers();
  showList();
  showTime();
  showCommand();
  await draw();
});

let pause;
function changed() {
  showText();
  clearTimeout(pause);
  pause = setTimeout(inspect, 120);
}

const escaped = text => text.replace(/[&<>]/g, letter => ({'&': '&amp;', '<': '&lt;', '>': '&gt;'})[letter]);

function colored(text) {
  const token = /<!--[\s\S]*?(?:-->|$)|<\?[\s\S]*?(?:\?>|$)|<\/?[\w.:-]+|\/?>|[\w.:-]+(?=\s*=\s*["'])|"[^"<]*"|'[^'<]*'/g;
  let html = '', end = 0, inside = false;
  for (const match of text.matchAll(token)) {
    const word = match[0];
    html += escaped(text.slice(end, match.index));
    end = match.index + word.length;
    let kind = 'tag';
    if (word.startsWith('<!--') || word.startsWith('<?')) kind = 'comment';
    else if (word.startsWith('<')) inside = true;
    else if (word.endsWith('>')) inside = false;
    else kind = !inside ? '' : /^["']/.test(word) ? 'value' : 'name';
    html += kind ? `<span class="${kind}">${escaped(word)}</span>` : escaped(word);
  }
  return html + escaped(text.slice(end)) + '\n';
}

function showText() {
  const text = $('text').value, isEdited = text != disk.text;
  $('editor').classList.toggle('colored', text.length <= colorsUpTo);
  $('colors').innerHTML = text.length <= colorsUpTo ? colored(text) : '';
  $('state').textContent = isEdited ? 'edited here, not saved' : 'as on disk';
  $('same').textContent = isEdited ? 'Once the file is saved, the same from a terminal' : 'The same from a terminal';
  $('state').className = isEdited ? 'chip edited' : 'chip';
  $('revert').hidden = !isEdited;
  showNumbers();
}

function showNumbers() {
  const count = $('text').value.split('\n').length;
  const bad = new Set(problems.filter(problem => problem.severity == 'error').map(problem => problem.line));
  $('numbers').innerHTML = Array.from({length: count}, (_, index) =>
    bad.has(index + 1) ? `<span class="bad">${index + 1}</span>` : `${index + 1}`).join('\n') + '\n\n\n';
  follow();
}

function follow() {
  const {scrollTop, scrollLeft} = $('text');
  for (const layer of [$('colors'), $('marks')]) layer.style.transform = `translate(${-scrollLeft}px, ${-scrollTop}px)`;
  $('numbers').scrollTop = scrollTop;
}

/// Returns the offset in UTF-16 units of a line and column of the text, both counted from 1; columns count Unicode
/// scalars.
function offset(line, column) {
  const text = $('text').value;
  let start = 0;
  for (let number = 1; number < line; number++) {
    const end = text.indexOf('\n', start);
    if (end < 0) break;
    start = end + 1;
  }
  return start + [...lineText(line)].slice(0, column - 1).join('').length;
}

function lineText(line) { return $('text').value.split('\n', line)[line - 1] ?? ''; }

function jump(line, column = 1, end = column) {
  const area = $('text');
  area.focus();
  area.setSelectionRange(offset(line, column), offset(line, end));
  area.scrollTop = (line - 1) * lineHeight - area.clientHeight / 2;
  follow();
}

// MARK: - Problems

function showProblems() {
  const marks = [];
  for (const problem of problems) {
    if (problem.line) marks.push(mark(problem.line, problem.severity, problem));
  }
  $('marks').replaceChildren(...marks);
  showNumbers();
  $('problems').hidden = problems.length == 0;
  $('problemsTitle').textContent = counted(problems.length, 'problem');
  $('problemList').replaceChildren(...problems.map(problem => {
    const button = document.createElement('button'), place = document.createElement('b');
    button.type = 'button';
    place.textContent = problem.line ? `${problem.line}:${problem.column}` : 'document';
    button.append(place, `${problem.severity}: ${problem.message}`);
    if (problem.line) {
      const excerpt = document.createElement('code');
      const characters = [...lineText(problem.line)], start = Math.max(0, problem.column - 40);
      const before = characters.slice(start, problem.column - 1).map(letter => letter == '\t' ? ' ' : letter);
      excerpt.textContent = before.join('') + characters.slice(problem.column - 1).join('') + '\n'
        + ' '.repeat(before.length) + '^';
      button.append(excerpt);
      button.onclick = () => jump(problem.line, problem.column);
    }
    const item = document.createElement('li');
    item.className = problem.severity;
    item.append(button);
    return item;
  }));
  const error = problems.find(problem => problem.severity == 'error');
  $('notice').hidden = !error;
  if (error) {
    const place = error.line ? `Line ${error.line}, column ${error.column}: ` : '';
    $('notice').textContent = place + error.message + (found ? '. Shown is the last version without errors.' : '');
    say(counted(problems.filter(problem => problem.severity == 'error').length, 'error'), true);
  }
}

function mark(line, kind, problem) {
  const row = document.createElement('div');
  row.className = `mark-line ${kind}`;
  row.style.top = `${editorPadding + (line - 1) * lineHeight}px`;
  if (problem) {
    const characters = [...lineText(line)], parts = ['before', 'place', 'before', 'said'];
    const rest = characters.slice(problem.column - 1).join('');
    const word = rest.match(/^(?:[\w.:-]+|<\/?[\w.:-]*|.)/u)?.[0] ?? ' ';
    const texts = [characters.slice(0, problem.column - 1).join(''), word, rest.slice(word.length), problem.message];
    row.append(...parts.map((part, index) => {
      const span = document.createElement('span');
      span.className = part;
      span.textContent = texts[index];
      return span;
    }));
  }
  return row;
}

function counted(count, word) { return `${count} ${word}${count == 1 ? '' : 's'}`; }

// MARK: - The picture

function shownScale() {
  const {width, height, scale} = found.scene;
  return Math.min(scale, pixelsUpTo / width, pixelsUpTo / height);
}

const draw = latest(async () => {
  if (!found) return;
  const fields = {...choices(), format: 'png', at: moment === null ? '' : time()};
  if ($('content').checked) Object.assign(fields, {at: '0s', startAt: '0s', stopAt: '0s'});
  if (shownScale() < found.scene.scale) fields.scale = shownScale().toFixed(4);
  const image = await createImageBitmap(await (await post('/render', fields)).blob());
  const canvas = $('picture');
  if (canvas.width != image.width || canvas.height != image.height) {
    [canvas.width, canvas.height] = [image.width, image.height];
  }
  canvas.getContext('2d').drawImage(image, 0, 0);
  image.close();
  canvas.setAttribute('aria-label', $('content').checked ? `Content with ${counted(found.viewCount, 'view')}`
    : `Placeholder with ${counted(found.boneCount, 'bone')}`);
  canvas.dataset.at = fields.at;
  showViews();
  showSheet();
});

function showSheet() {
  if (!found) return;
  const {width, height, scale} = found.scene, stage = $('stage'), zoom = $('zoom').value;
  const room = [stage.clientWidth - 44, stage.clientHeight - 44];
  const factor = zoom == 'fit' ? Math.min(1, room[0] / width, Math.max(room[1] / height, .2)) : parseFloat(zoom) / 100;
  $('sheet').style.width = `${width * factor}px`;
  $('sheet').style.height = `${height * factor}px`;
  $('views').style.transform = `scale(${factor})`;
  $('sheet').classList.toggle('device', choices().device != '');
  $('extent').textContent = `${round(width)} × ${round(height)} pt, ${round(scale)}×`;
}

const weights = {light: 300, regular: 400, medium: 500, semibold: 600, bold: 700};
const alignments = {natural: 'start', left: 'left', center: 'center', right: 'right', end: 'end'};

/// Shows the content over the picture: the texts of the views that have bones, and a box for each other bone.
function showViews() {
  const shown = $('content').checked ? found.views.filter(view => view.bones[1] > view.bones[0]) : [];
  const direction = choices().rtl ? 'rtl' : 'ltr', canvas = $('picture');
  const pixels = shown.length && canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  $('views').replaceChildren(...shown.flatMap(view => {
    if (!view.text) return found.scene.bones.slice(...view.bones).map(pieceOf);
    const box = placed(view.frame), text = document.createElement('div');
    Object.assign(text.style, {
      position: 'static', width: '100%', font: `${weights[view.text.weight]} ${view.text.fontSize}px/1.2 system-ui`,
      textAlign: alignments[view.text.alignment], direction, color: inkOn(pixels, view.frame),
      whiteSpace: view.bones[1] - view.bones[0] > 1 ? 'pre-line' : 'nowrap',
    });
    text.textContent = view.text.content;
    text.classList.add('text');
    box.append(text);
    return [box];
  }));
}

/// Returns an element with a frame in points of the canvas.
function placed([x, y, width, height]) {
  const box = document.createElement('div');
  Object.assign(box.style, {left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`});
  return box;
}

/// Returns the box of a bone without a text.
function pieceOf(bone) {
  // The data of a path is in points of the canvas.
  const {width, height} = found.scene, frame = [bone.x, bone.y, bone.width, bone.height];
  const box = placed(bone.d ? [0, 0, width, height] : frame);
  box.classList.add('piece');
  if (bone.d) box.style.clipPath = `path('${bone.d}')`;
  else box.style.borderRadius = bone.radii.map(radius => `${radius}px`).join(' ');
  return box;
}

/// Returns black or white, the one that is legible on the picture's pixels at the middle of a frame.
function inkOn(pixels, [x, y, width, height]) {
  const scale = pixels.width / found.scene.width;
  const [column, row] = [(x + width / 2) * scale, (y + height / 2) * scale].map(Math.floor);
  const isInside = column >= 0 && column < pixels.width && row >= 0 && row < pixels.height;
  const start = 4 * (row * pixels.width + column);
  const [red, green, blue, alpha] = isInside ? pixels.data.slice(start, start + 4) : [255, 255, 255, 255];
  return alpha > 127 && .299 * red + .587 * green + .114 * blue < 128 ? '#fff' : '#000';
}

const round = number => `${+number.toFixed(2)}`;

// MARK: - Time

// A frame may begin before the click that starts the loop: times are never negative.
function time() { return `${+Math.max(0, moment).toFixed(3)}s`; }

function showTime() {
  const {start, duration, middle} = found.loop, slider = $('at');
  slider.max = Math.max(start + duration, .01);
  slider.disabled = $('play').disabled = duration == 0;
  if (duration == 0 || moment > start + duration) moment = null;
  slider.value = moment ?? middle;
  $('seconds').textContent = `${(moment ?? middle).toFixed(2)} of ${(start + duration).toFixed(2)} s`;
  slider.setAttribute('aria-valuetext', $('seconds').textContent);
}

function play(on) {
  $('play').textContent = on ? 'Pause' : 'Play';
  $('play').setAttribute('aria-pressed', on);
  cancelAnimationFrame(playing);
  playing = null;
  if (!on || !found) return showCommand();
  const {start, duration} = found.loop, begin = performance.now() - 1000 * ((moment ?? start) - start);
  const step = now => {
    const {start, duration} = found.loop;
    moment = duration > 0 ? start + ((now - begin) / 1000) % duration : null;
    showTime();
    draw();
    playing = requestAnimationFrame(step);
  };
  if (duration > 0) playing = requestAnimationFrame(step);
}

// MARK: - Bones

/// Returns the views to list, in document order: those with bones, or all views if the check box is set.
function rows() {
  return $('all').checked ? found.views : found.views.filter(view => view.bones[1] > view.bones[0]);
}

function numbers(view) {
  const [first, end] = view.bones;
  return end == first ? '–' : end == first + 1 ? `${first}` : `${first}–${end - 1}`;
}

/// Returns the last part of a view's path with its identifier; inside a repeated cell, with the number of the cell.
function shortName(view) {
  const parts = view.path.split('/'), last = parts.pop(), parent = parts.pop() ?? '';
  const which = parent.match(/\[\d+\]$/)?.[0];
  const path = !which ? last : parent.length + last.length < 30 ? `${parent}/${last}` : `…${which}/${last}`;
  return path + (view.id ? ` #${view.id}` : '');
}

function showList() {
  const shown = rows(), svg = 'http://www.w3.org/2000/svg';
  $('count').textContent = found.boneCount > found.scene.bones.length
    ? `${found.boneCount}, the first ${found.scene.bones.length} are listed` : `${found.boneCount}`;
  $('list').replaceChildren(...shown.map(view => {
    const item = document.createElement('li'), button = document.createElement('button');
    button.type = 'button';
    for (const [kind, text] of [['number', numbers(view)], ['what', shortName(view)], ['rule', view.rule]]) {
      const span = document.createElement('span');
      span.className = kind;
      span.textContent = text;
      button.append(span);
    }
    button.title = view.path;
    button.onmouseenter = button.onfocus = () => show(view);
    button.onmouseleave = () => show(selected);
    button.onclick = () => { selected = view; show(view); jump(view.line); };
    if (view.bones[1] == view.bones[0]) item.className = 'none';
    item.append(button);
    view.item = item;
    return item;
  }));
  const overlay = $('overlay');
  overlay.setAttribute('viewBox', `0 0 ${found.scene.width} ${found.scene.height}`);
  overlay.setAttribute('preserveAspectRatio', 'none');
  overlay.replaceChildren(...found.scene.bones.map(bone => {
    const shape = document.createElementNS(svg, bone.d ? 'path' : 'rect');
    if (bone.d) shape.setAttribute('d', bone.d);
    else for (const side of ['x', 'y', 'width', 'height']) shape.setAttribute(side, bone[side]);
    if (!bone.d) shape.setAttribute('rx', bone.radii[0]);
    shape.classList.add('bone');
    return shape;
  }));
  $('capturedLabel').hidden = !/^\s*<(dom|page)\b/.test($('text').value);
  if ($('captured').checked) overlay.append(...captured(found.scene.width));
  const box = document.createElementNS(svg, 'rect');
  box.classList.add('box');
  box.style.display = 'none';
  overlay.append(box);
  // The list has new views: the selection moves to the view with the same path.
  selected = selected && found.views.find(view => view.path == selected.path) || null;
  show(selected);
}

/// The boxes of the lines and pictures of a captured page, at most 5,000: those of the widest page that is not wider.
function captured(width) {
  const root = new DOMParser().parseFromString($('text').value, 'application/xml').documentElement;
  const widthOf = page => +page.getAttribute('width');
  const pages = (root.localName == 'page' ? [root] : [...root.children]).sort((a, b) => widthOf(a) - widthOf(b));
  const page = pages.findLast(page => widthOf(page) <= width + 0.5) ?? pages[0];
  const boxes = [...page?.querySelectorAll('*') ?? []].flatMap(element => {
    if (element.hasAttribute('lines')) return element.getAttribute('lines').split(',');
    return element.children.length ? [] : [element.getAttribute('frame') ?? ''];
  });
  return boxes.slice(0, 5000).map(text => {
    const shape = document.createElementNS(svg, 'rect');
    shape.classList.add('captured');
    const numbers = text.trim().split(/\s+/);
    ['x', 'y', 'width', 'height'].forEach((side, index) => shape.setAttribute(side, +numbers[index] || 0));
    return shape;
  });
}

/// Highlights a view, its bones and its line, and shows the rule that applies to it; null removes the highlight.
function show(view) {
  for (const item of document.querySelectorAll('#list .seen, #overlay .seen')) item.classList.remove('seen');
  for (const here of document.querySelectorAll('#marks .here')) here.remove();
  const box = $('overlay').lastElementChild;
  if (box) box.style.display = view ? '' : 'none';
  if (!view) return;
  view.item?.classList.add('seen');
  for (const shape of [...$('overlay').children].slice(...view.bones)) shape.classList.add('seen');
  ['x', 'y', 'width', 'height'].forEach((side, index) => box.setAttribute(side, view.frame[index]));
  $('marks').prepend(mark(view.line, 'here'));
  const line = (kind, ...parts) => {
    const p = document.createElement('p');
    p.className = kind;
    p.append(...parts);
    return p;
  };
  const go = document.createElement('button');
  go.type = 'button';
  go.textContent = `line ${view.line}`;
  go.onclick = () => jump(view.line);
  const bones = view.bones[1] - view.bones[0];
  const count = bones == 0 ? 'no bone' : (bones == 1 ? 'bone ' : 'bones ') + numbers(view);
  const hint = view.hint ? ` (skeleton="${view.hint}")` : '';
  $('reason').replaceChildren(
    line('why', `${count}: ${view.rule}`), line('', view.reason + hint),
    line('quiet', view.path + (view.id ? ` #${view.id}` : '')),
    line('quiet', `${view.kind} at ${round(view.frame[0])}, ${round(view.frame[1])}, `
      + `${round(view.frame[2])} × ${round(view.frame[3])} pt `, go));
}

/// Returns the view of the smallest bone below the pointer or, if all views are listed, the smallest view; null if
/// there is none.
function viewAt(event) {
  const box = $('sheet').getBoundingClientRect(), {width, height} = found.scene;
  const x = (event.clientX - box.x) / box.width * width, y = (event.clientY - box.y) / box.height * height;
  const holds = (left, top, width, height) => x >= left && x < left + width && y >= top && y < top + height;
  let best = null, area = Infinity;
  for (const view of rows()) {
    const boxes = $('all').checked ? [view.frame] : found.scene.bones.slice(...view.bones)
      .map(bone => [bone.x, bone.y, bone.width, bone.height]);
    for (const box of boxes) {
      if (holds(...box) && box[2] * box[3] <= area) [best, area] = [view, box[2] * box[3]];
    }
  }
  return best;
}

function hover(event) {
  const view = found && viewAt(event), tip = $('tip');
  show(view ?? selected);
  tip.hidden = !view;
  if (!view) return;
  view.item?.scrollIntoView({block: 'nearest'});
  const name = document.createElement('b');
  name.textContent = `${numbers(view)}  ${view.path.split('/').pop()}${view.id ? ` #${view.id}` : ''}`;
  tip.replaceChildren(name, `${view.rule}: ${view.reason}`);
  const box = tip.getBoundingClientRect();
  tip.style.left = `${Math.min(event.clientX + 14, innerWidth - box.width - 8)}px`;
  tip.style.top = `${Math.min(event.clientY + 16, innerHeight - box.height - 8)}px`;
}

// MARK: - Downloads

const quoted = word => /^[\w@%+=:,./#-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

/// Returns the time of a download in a format, such as `0.5s`; empty for formats that contain the whole animation.
function momentOf(format) { return format.moves || moment === null ? '' : time(); }

function showCommand() {
  const format = settings.formats.find(format => format.name == $('format').value) ?? settings.formats[0];
  $('format').title = $('format').selectedOptions[0].title;
  const {rtl, ...rest} = choices(), words = ['skeleton', 'render', settings.path, ...settings.arguments];
  for (const [name, value] of Object.entries(rest)) if (value) words.push(`--${name}`, value);
  if (rtl) words.push('--rtl');
  if (momentOf(format)) words.push('--at', momentOf(format));
  const file = fileName(format), first = settings.formats.find(other => file.endsWith(other.extension));
  if (first != format) words.push('--format', format.name);
  $('command').textContent = [...words, '-o', file].map(quoted).join(' ');
}

function fileName(format) {
  return settings.path.split('/').pop().replace(/\.[^.]*$/, '') + format.extension;
}

async function download(event) {
  event.preventDefault();
  const name = $('format').value, format = settings.formats.find(format => format.name == name);
  say(`making ${name}…`);
  try {
    let blob = new Blob([$('text').value], {type: 'application/xml'});
    if (format) blob = await (await post('/render', {...choices(), format: name, at: momentOf(format)})).blob();
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = fileName(format ?? {extension: '.xml'});
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    say(`${link.download}: ${blob.size} bytes`);
  } catch (error) {
    say(error.message, true);
  }
}

// MARK: - The file on disk

/// Loads the text of the file into the editor; an edited text is kept unless `replaces` is true.
async function load(replaces) {
  const response = await fetch('/source'), revision = +response.headers.get('X-Revision'), text = await response.text();
  if (!response.ok) return say(text.trim(), true);
  const isEdited = disk.revision > 0 && $('text').value != disk.text;
  // A text area has line feeds only.
  disk = {text: text.replace(/\r\n?/g, '\n'), revision};
  if (isEdited && !replaces && $('text').value != disk.text) {
    showText();
    $('state').textContent = 'edited here, and the file has changed';
    return;
  }
  const {scrollTop, selectionStart} = $('text');
  $('text').value = disk.text;
  $('text').setSelectionRange(selectionStart, selectionStart);
  $('text').scrollTop = scrollTop;
  showText();
  await inspect();
}

function listen() {
  const events = new EventSource('/changes');
  events.addEventListener('change', event => { if (+event.data != disk.revision) load(false); });
  events.onopen = () => { if ($('state').classList.contains('failed')) { say(''); load(false); } };
  events.onerror = () => {
    $('state').textContent = 'the server does not answer';
    $('state').className = 'chip failed';
  };
}

async function begin() {
  settings = await (await fetch('/settings')).json();
  $('name').textContent = settings.path.split('/').pop();
  $('name').title = settings.path;
  document.title = `${settings.path.split('/').pop()} – skeleton preview`;
  beginChoices();
  const choose = () => {
    $('sizeLabel').hidden = $('device').value != 'size';
    if ($('device').value == 'size' && !$('size').value && found) {
      $('size').value = `${round(found.scene.width)}x${round(found.scene.height)}`;
    }
    showCommand();
    inspect();
  };
  $('choices').onchange = choose;
  $('choices').onsubmit = event => { event.preventDefault(); choose(); };
  $('sizeLabel').hidden = $('device').value != 'size';
  $('text').oninput = changed;
  $('text').onscroll = follow;
  $('revert').onclick = () => load(true);
  $('at').oninput = () => { play(false); moment = +$('at').value; showTime(); showCommand(); draw(); };
  $('play').onclick = () => play(playing === null);
  $('content').onchange = () => {
    play(false);
    $('canvasTitle').textContent = $('content').checked ? 'Content' : 'Placeholder';
    draw();
  };
  $('outlines').onchange = () => document.body.classList.toggle('outlined', $('outlines').checked);
  $('captured').onchange = () => found && showList();
  $('zoom').onchange = showSheet;
  $('all').onchange = () => found && showList();
  $('format').onchange = showCommand;
  $('download').onsubmit = download;
  $('copy').onclick = async () => {
    try { await navigator.clipboard.writeText($('command').textContent); say('copied'); }
    catch { getSelection().selectAllChildren($('command')); say('selected: copy it with your keyboard'); }
  };
  $('stage').onmousemove = hover;
  $('stage').onmouseleave = () => { $('tip').hidden = true; show(selected); };
  $('stage').onclick = event => {
    selected = found && viewAt(event);
    if (selected) { show(selected); jump(selected.line); }
  };
  new ResizeObserver(showSheet).observe($('stage'));
  document.addEventListener('visibilitychange', () => { if (document.hidden) play(false); });
  await load(true);
  listen();
}

/// Fills the menus of roots and themes with those of the document.
function showOffers() {
  const value = $('theme').value;
  options($('root'), [['', 'the first'], ...found.roots.map(root => [root.name, root.title])], $('root').value);
  $('rootLabel').hidden = found.roots.length < 2;
  options($('theme'), [['', 'light'], ...found.themes.filter(name => name != 'light').map(name => [name, name])], value);
}

begin().catch(error => say(error.message, true));
