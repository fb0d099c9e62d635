import { fireEvent } from '@testing-library/dom'
import { firstInput } from 'src/services/browser/moments/firstInput'

const used = async (act: () => void): Promise<boolean> => {
  let done = false
  void firstInput().then(() => (done = true))
  act()
  await Promise.resolve()
  await Promise.resolve()
  return done
}

beforeEach(() => {
  document.body.innerHTML = '<input>'
})

test.each<[what: string, act: () => void, done: boolean]>([
  ['nothing', () => undefined, false],
  ['a key', () => fireEvent.keyDown(document.body, { key: 'a' }), true],
  ['a touch', () => fireEvent.pointerDown(document.body), true],
  ['a fill', () => fireEvent.input(document.querySelector('input')!), true],
  ['a mere move', () => fireEvent.pointerMove(document.body), false],
])('the page is used by %s', async (_what, act, done) => {
  expect(await used(act)).toBe(done)
})

test('a field that is filled already counts', async () => {
  document.querySelector('input')!.value = 'jane'
  expect(await used(() => undefined)).toBe(true)
})
