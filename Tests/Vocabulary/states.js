// The phases of a generated React component over time: node states.js FILE.jsx
//
// Runs the component's hooks with a clock of its own and prints, for each case, the times in milliseconds and the
// phases that are painted, as JSON. A phase that is replaced during rendering is not painted, as in React.
const fs = require('fs')

const source = fs.readFileSync(process.argv[2], 'utf8')
const component = source.slice(source.indexOf('export const'))
const body = component.slice(component.indexOf('}) => {') + 7, component.indexOf('  return (\n'))
const names = ['isLoading', 'showDelay', 'minimumTime', 'transition', 'finishCycle']
const build = new Function('React', 'setTimeout', 'clearTimeout', 'Date', ...names, body + '\nreturn [phase, fade]')

function run(properties, changes) {
  let now = 0, timers = [], count = 0, isDirty = false, index = 0, effects = []
  const hooks = [], painted = []
  const setTimeout = (call, delay) => { timers.push({ at: now + delay, call, id: ++count }); return count }
  const clearTimeout = (id) => { timers = timers.filter((timer) => timer.id !== id) }
  const React = {
    useState(first) {
      const at = index++
      if (!(at in hooks)) hooks[at] = first
      return [hooks[at], (value) => { if (hooks[at] !== value) { hooks[at] = value; isDirty = true } }]
    },
    useRef(first) {
      const at = index++
      return hooks[at] ??= { current: first }
    },
    useEffect(call, dependencies) {
      const at = index++
      effects.push([at, call, dependencies])
    },
  }
  function render() {
    let result
    do {
      isDirty = false; index = 0; effects = []
      result = build(React, setTimeout, clearTimeout, { now: () => 1e6 + now }, ...names.map((name) => properties[name]))
    } while (isDirty)
    if (painted.at(-1)?.[1] !== result[0]) painted.push([Math.round(now), result[0]])
    for (const [at, call, dependencies] of effects) {
      const known = hooks[at]
      if (known && known.dependencies.every((value, index) => Object.is(value, dependencies[index]))) continue
      known?.clean?.()
      hooks[at] = { dependencies, clean: call() }
    }
    if (isDirty) render()
  }
  function advance(end) {
    for (;;) {
      timers.sort((a, b) => a.at - b.at)
      if (!timers.length || timers[0].at > end) break
      const timer = timers.shift()
      now = timer.at
      timer.call()
      render()
    }
    now = end
  }
  render()
  for (const [time, change] of changes) {
    advance(time)
    properties = { ...properties, ...change }
    render()
  }
  advance(5000)
  return painted
}

const plain = { isLoading: true, showDelay: 0.2, minimumTime: 0.5, transition: 0.25, finishCycle: false }
const ready = { isLoading: false }
console.log(JSON.stringify({
  ready: run({ ...plain, ...ready }, []),
  noDelay: run({ ...plain, showDelay: 0 }, []),
  early: run(plain, [[100, ready]]),
  minimum: run(plain, [[300, ready]]),
  cycle: run({ ...plain, finishCycle: true }, [[300, ready]]),
  cycleOff: run({ ...plain, finishCycle: true }, [[300, ready], [400, { finishCycle: false }]]),
  again: run(plain, [[300, ready], [800, { isLoading: true }], [1000, ready]]),
  reload: run(plain, [[300, ready], [2000, { isLoading: true }], [3000, ready]]),
}))
