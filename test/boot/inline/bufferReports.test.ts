import { bufferReports } from 'src/boot/inline/bufferReports'
import type { Handover } from 'src/services/http/handover'

const page = {} as Handover

test('at most 20 events and notes are kept with their time; further ones go to the reporter that takes over', () => {
  jest.useFakeTimers({ now: 7000 })
  bufferReports(page)
  const script = document.createElement('script')
  document.body.append(script)
  // This event does not bubble.
  script.dispatchEvent(new Event('error'))
  dispatchEvent(new Event('securitypolicyviolation'))
  dispatchEvent(new Event('unhandledrejection'))
  for (let number = 0; number < 25; number += 1) page.report?.('place', number)
  expect(page.reports).toHaveLength(20)
  expect(
    page.reports?.slice(0, 4).map(([at, what]) => [at, what instanceof Event ? what.type : what]),
  ).toEqual([
    [7000, 'error'],
    [7000, 'securitypolicyviolation'],
    [7000, 'unhandledrejection'],
    [7000, 'place'],
  ])
  const taken = jest.fn()
  page.report = taken
  const event = new Event('unhandledrejection')
  dispatchEvent(event)
  expect(taken.mock.calls).toEqual([[event]])
  jest.useRealTimers()
})
