// The module for `require` is that for `import`.
const assert = require('node:assert/strict');
const { test } = require('node:test');
const required = require('skeleton-ui');

test('require and import give the same classes', async () => {
  const imported = await import('skeleton-ui');
  assert.equal(imported.RenderError, required.RenderError);
  assert.equal(imported.Stream, required.Stream);
  assert.deepEqual(Object.keys(imported).sort(), Object.keys(required).sort());
  assert.ok((await required.render('<feed><text/></feed>')).toString().startsWith('<svg'));
});
