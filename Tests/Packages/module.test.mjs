// The module for `import`, with the command of the package and with commands that fail.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { CommandError, RenderError, Stream, bones, findCommand, render } from 'skeleton-ui';

const FEED = '<feed width="200"><text id="name" lines="2"/></feed>';

test('a document is text or bytes, an output is a buffer', async () => {
  const svg = await render(FEED);
  assert.ok(svg.toString().startsWith('<svg'));
  assert.deepEqual(await render(Buffer.from(FEED, 'utf16le')), svg);
  assert.equal((await render(FEED, 'png', { scale: 1 })).subarray(1, 4).toString(), 'PNG');
  assert.equal(JSON.parse((await render(FEED, 'bones')).toString()).width, 200);
  assert.notDeepEqual(await render(FEED, 'svg', { stopAt: '4s' }), svg);
});

test('bones are values', async () => {
  const [first, second] = await bones(FEED);
  assert.deepEqual([first.id, first.kind, first.line, first.x, first.width, first.radii.length], ['name', 'text', 0, 0, 200, 4]);
  assert.equal(second.width, 120);
});

test('an error has a position', async () => {
  await assert.rejects(render('<feed>\n  <avatr/>\n</feed>'), (error) => {
    assert.ok(error instanceof RenderError);
    assert.deepEqual([error.line, error.column, error.code], [2, 3, 'native.element']);
    return error.message.startsWith('2:3: ');
  });
  await assert.rejects(render(FEED, 'svg', { stopIt: '4s' }), { code: 'record.member' });
});

async function using(stream, use) {
  try { return await use(stream); } finally { await stream.close(); }
}

async function all(answers) {
  const found = [];
  for await (const answer of answers) found.push(answer);
  return found;
}

test('a failed record is an answer, and an entity tag saves the rendering', () => using(new Stream(['--jobs', '1']), async (stream) => {
  const answers = await all(stream.map([{ id: 1, xml: FEED }, { id: 'b', xml: '<feed' }, '{"id": 3}', 'no JSON\n']));
  assert.deepEqual(answers.map((answer) => answer.id), [1, 'b', 3, null]);
  assert.deepEqual(answers.map((answer) => answer.ok), [true, false, false, false]);
  assert.equal(answers[1].error.code, 'xml.syntax');
  assert.throws(() => answers[1].output('bones'), RenderError);
  const [again] = await all(stream.map([{ xml: FEED, ifNoneMatch: answers[0].etag }]));
  assert.ok(again.notModified);
}));

test('records are read when there is room, and those given up are not answered', () => using(new Stream(['--jobs', '1']), async (stream) => {
  let taken = 0;
  async function* records() {
    for (; taken < 100_000; taken += 1) yield { id: taken, xml: FEED };
  }
  for await (const answer of stream.map(records())) {
    if (answer.id === 9) break;
  }
  assert.ok(taken < 1000);
  assert.deepEqual((await all(stream.map([{ id: 'next', xml: FEED }]))).map((answer) => answer.id), ['next']);
}));

test('wrong arguments, a missing program and a line break are sentences', async () => {
  await using(new Stream(['--jobs', 'no']), (stream) => assert.rejects(stream.render(FEED), /--jobs/));
  await using(new Stream([], { command: '/no/such/program' }), (stream) => assert.rejects(stream.render(FEED), CommandError));
  await using(new Stream(), (stream) => assert.rejects(all(stream.map(['{"id": 1,\n"xml": ""}'])), /line break/));
  await using(new Stream(['--jobs', '1']), async (stream) => {
    async function* failing() { yield { id: 1, xml: FEED }; throw new Error('no more layouts'); }
    await assert.rejects(all(stream.map(failing())), /no more layouts/);
  });
});

test('a record that ends the command gets an error and no other does', async () => {
  process.env.SKELETON = findCommand();
  const command = process.env.FRAGILE;
  const records = Array.from({ length: 30 }, (_, id) => ({ id, xml: FEED.replace('name', id === 3 || id === 20 ? 'POISON' : 'name') }));
  await using(new Stream(['--jobs', '1'], { command }), async (stream) => {
    const answers = await all(stream.map(records));
    assert.deepEqual(answers.map((answer) => answer.id), records.map((record) => record.id));
    assert.deepEqual(answers.filter((answer) => !answer.ok).map((answer) => answer.id), [3, 20]);
    assert.equal(answers[3].error.code, 'stream.died');
    assert.ok(stream.restarts > 5);
  });
});

test('every record is answered once and in order while the command is killed, in bounded memory', async () => {
  const [count, kills] = [Number(process.env.RECORDS ?? 3000), Number(process.env.KILLS ?? 3)];
  const places = new Set(Array.from({ length: kills }, (_, kill) => Math.floor((count * (kill + 1)) / (kills + 1))));
  const stream = new Stream();
  function* records() {
    for (let id = 0; id < count; id += 1) yield { id, xml: FEED.replace('"2"', `"${(id % 7) + 1}"`) };
  }
  let expected = 0, base = 0;
  await using(stream, async () => {
    for await (const answer of stream.map(records())) {
      assert.ok(answer.line.startsWith(`{"id":${expected},"ok":true,`), answer.line.slice(0, 80));
      if (places.has(expected)) killBatch();
      expected += 1;
      if (expected === Math.floor(count / 10)) base = process.memoryUsage().rss;
    }
  });
  assert.equal(expected, count);
  assert.ok(stream.restarts >= kills, `${kills} kills, ${stream.restarts} restarts`);
  const growth = Math.round((process.memoryUsage().rss - base) / 1024);
  console.log(`${count} records in order, ${stream.restarts} restarts, the memory grows by ${growth} KiB`);
  assert.ok(growth < 128 << 10, `the memory grows by ${growth} KiB`);
});

/** Kills the command that this process has started. */
function killBatch() {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ');
  for (const child of children) process.kill(Number(child), 'SIGKILL');
}
