import { fireEvent } from '@testing-library/dom'
import { firstActivity, firstInput } from 'src/services/browser/moments/firstInput'

const used = async (act: () => void, moment: () => Promise<void> = firstInput): Promise<boolean> => {
  let done = false
  void moment().then(() => (done = true))
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

test.each<[what: string, act: () => void, done: boolean]>([
  ['nothing', () => undefined, false],
  ['a key of a name', () => fireEvent.keyDown(document.body, { key: 'a' }), false],
  ['Enter', () => fireEvent.keyDown(document.body, { key: 'Enter' }), false],
  ['Tab', () => fireEvent.keyDown(document.body, { key: 'Tab' }), true],
  ['a mere move', () => fireEvent.pointerMove(document.body), true],
  ['a touch', () => fireEvent.pointerDown(document.body), true],
  ['a scroll', () => fireEvent.scroll(document.body), true],
  ['five seconds', () => jest.advanceTimersByTime(5000), true],
])('who looks around is told by %s', async (_what, act, done) => {
  jest.useFakeTimers()
  expect(await used(act, () => firstActivity(5000))).toBe(done)
  jest.useRealTimers()
})
