import { painted } from 'src/services/browser/moments/painted'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('the promise resolves in a task after the next frame, and on a hidden page once it becomes visible', async () => {
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
})
