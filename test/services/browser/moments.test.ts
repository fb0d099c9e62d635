import { fireEvent } from '@testing-library/dom'
import { firstActivity, firstInput, painted } from 'src/services/browser/moments'

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
  ['only a pointer movement', () => fireEvent.pointerMove(document.body), false],
])('whether the page is used after %s', async (_what, act, done) => {
  expect(await used(act)).toBe(done)
})

test('a field that is already filled in counts as use', async () => {
  document.querySelector('input')!.value = 'jane'
  expect(await used(() => undefined)).toBe(true)
})

test.each<[what: string, act: () => void, done: boolean]>([
  ['nothing', () => undefined, false],
  ['a key of the username', () => fireEvent.keyDown(document.body, { key: 'a' }), false],
  ['Enter', () => fireEvent.keyDown(document.body, { key: 'Enter' }), false],
  ['Tab', () => fireEvent.keyDown(document.body, { key: 'Tab' }), true],
  ['only a pointer movement', () => fireEvent.pointerMove(document.body), true],
  ['a touch', () => fireEvent.pointerDown(document.body), true],
  ['a scroll', () => fireEvent.scroll(document.body), true],
  ['five seconds', () => jest.advanceTimersByTime(5000), true],
])('whether the user is active outside the form after %s', async (_what, act, done) => {
  jest.useFakeTimers()
  expect(await used(act, () => firstActivity(5000))).toBe(done)
  jest.useRealTimers()
})

test('the promise resolves in a task after the next frame, and on a hidden page once it becomes visible', async () => {
  jest.useFakeTimers()
  const frame = jest.spyOn(window, 'requestAnimationFrame').mockImplementation(() => 0)
  const seen: string[] = []
  void painted().then(() => seen.push('painted'))
  await jest.advanceTimersByTimeAsync(60_000)
  expect(seen).toEqual([])
  frame.mock.calls[0]![0](0)
  await Promise.resolve()
  expect(seen).toEqual([])
  await jest.advanceTimersByTimeAsync(0)
  expect(seen).toEqual(['painted'])
  jest.useRealTimers()
})
