import { patientTimers } from 'test/support/patientTimers.mjs'

let nowMs: number
let due: { id: number; act: () => void; atMs: number }[]
let ids: number

const timers = () =>
  patientTimers({
    setTimeout: (act: () => void, ms: number) => {
      due.push({ id: (ids += 1), act, atMs: nowMs + ms })
      return ids
    },
    clearTimeout: (id: number) => (due = due.filter(each => each.id !== id)),
  })

/** Time passes, and then the event loop runs the timers that were due by then. */
const pass = (ms: number) => {
  nowMs += ms
  const now = due.filter(({ atMs }) => atMs <= nowMs)
  due = due.filter(each => !now.includes(each))
  for (const { act } of now) act()
}

beforeEach(() => {
  nowMs = 0
  due = []
  ids = 0
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs)
})

test('a timer runs after its time, with its arguments', () => {
  const act = jest.fn()
  timers().setTimeout(act, 120, 'a', 1)
  pass(50)
  pass(50)
  expect(act).not.toHaveBeenCalled()
  pass(20)
  expect(act).toHaveBeenCalledWith('a', 1)
  expect(due).toEqual([])
})

test('a long standstill does not end a timer', () => {
  const act = jest.fn()
  timers().setTimeout(act, 3000)
  pass(60_000)
  expect(act).not.toHaveBeenCalled()
  for (let part = 0; part < 58; part += 1) pass(50)
  expect(act).toHaveBeenCalledTimes(1)
})

test('a timer that is cleared in any part never runs', () => {
  const act = jest.fn()
  const { setTimeout, clearTimeout } = timers()
  const id = setTimeout(act, 1000) as unknown as number
  pass(50)
  pass(50)
  clearTimeout(id)
  pass(1000)
  expect(act).not.toHaveBeenCalled()
  expect(due).toEqual([])
})

test('a short timer is the plain one', () => {
  const act = jest.fn()
  timers().setTimeout(act, 50)
  pass(50)
  expect(act).toHaveBeenCalledTimes(1)
})
