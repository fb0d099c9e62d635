import {
  keepStepExtras,
  newCodeFrom,
  readStepExtras,
  waitForNewCode,
} from 'src/services/storage/stepExtrasStore'
import { forgetTextCode } from 'src/services/storage/textCodeStore'

const KEY = 'foyer.stepExtras'
const NOW = 1_700_000_000_000
const said = { trustDays: 30, resend: true, reference: '0123' } as const

beforeEach(() => {
  sessionStorage.clear()
  jest.useFakeTimers({ now: NOW })
})
afterEach(() => jest.useRealTimers())

// (factors/step-extras)
test('what a step says is kept until the next one, which may say nothing', () => {
  keepStepExtras(said)
  expect(readStepExtras()).toEqual(said)
  keepStepExtras({ trustDays: 1 })
  expect(readStepExtras()).toEqual({ trustDays: 1 })
  keepStepExtras(undefined)
  expect(sessionStorage.getItem(KEY)).toBeNull()
})

test('a step that is finished leaves nothing', () => {
  keepStepExtras(said)
  forgetTextCode()
  expect(sessionStorage.getItem(KEY)).toBeNull()
})

// (storage/bad-values)
test.each([
  ['no JSON', '{', {}],
  ['a list', '[]', {}],
  ['null', 'null', {}],
  ['one bad value', '{"trustDays":"30","resend":true}', { resend: true }],
  ['days beyond a year', '{"trustDays":400,"reference":"0123"}', { reference: '0123' }],
])('%s in its place', (_rule, stored, read) => {
  sessionStorage.setItem(KEY, stored)
  expect(readStepExtras()).toEqual(read)
})

test('a browser that blocks the storage offers nothing, and breaks nothing', () => {
  const blocked = () => {
    throw new Error('blocked')
  }
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map(name =>
    jest.spyOn(Storage.prototype, name).mockImplementation(blocked),
  )
  keepStepExtras(said)
  keepStepExtras(undefined)
  expect(readStepExtras()).toEqual({})
  expect(newCodeFrom().wallMs).toBe(NOW + 30_000)
  for (const spy of spies) spy.mockRestore()
})

// (factors/new-code)
test('the wait for another code is fixed at the first sight of the page', () => {
  keepStepExtras(said)
  expect(newCodeFrom().wallMs).toBe(NOW + 30_000)
  jest.setSystemTime(NOW + 20_000)
  expect(newCodeFrom().wallMs).toBe(NOW + 30_000)
  expect(readStepExtras()).toEqual({ ...said, newCodeAt: NOW + 30_000 })
  expect(waitForNewCode(30_000).wallMs).toBe(NOW + 50_000)
  expect(newCodeFrom().wallMs).toBe(NOW + 50_000)
})

test('a clock that was set back does not make the wait longer than it is', () => {
  keepStepExtras({ ...said, newCodeAt: NOW + 600_000 })
  expect(newCodeFrom().wallMs).toBe(NOW + 30_000)
})
