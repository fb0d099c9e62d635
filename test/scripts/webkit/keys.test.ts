import { keyActions, mouseActions } from 'scripts/programs/webkit/keys'

const valueOf = (key: string): unknown => {
  const { actions } = keyActions({ type: 'keyDown', key }) as { actions: { actions: { value: string }[] }[] }
  return actions[0]?.actions[0]?.value
}

test.each([
  ['a', 'a'],
  ['Ü', 'Ü'],
  ['Enter', '\uE007'],
  ['Tab', '\uE004'],
  ['ArrowDown', '\uE015'],
])('the key %s', (key, value) => {
  expect(valueOf(key)).toBe(value)
})

test.each([
  ['move', 'none', { type: 'pointerMove', duration: 0, x: 11, y: 20, origin: 'viewport' }],
  ['down', 'left', { type: 'pointerDown', button: 0 }],
  ['up', 'right', { type: 'pointerUp', button: 2 }],
] as const)('the mouse: %s %s', (type, button, action) => {
  expect(mouseActions({ type, button, x: 10.6, y: 20.2 })).toMatchObject({ actions: [{ actions: [action] }] })
})
