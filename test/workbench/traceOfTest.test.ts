import { combineReducers } from '@reduxjs/toolkit'
import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as raw from 'redux-saga/effects'
import { untilStatus } from 'src/sagas/mfa/sessionPolling'
import { untilDeadline } from 'src/sagas/lifetime/untilDeadline'
import { notifyHosts, notifyAndCount, untilAnswered } from 'src/sagas/signIn/notifyHosts'
import { untilCodeAccepted } from 'src/sagas/mfa/codeEntry'
import { codeActions } from 'src/features/mfa/factorCodeSlice'
import { proveFactor } from 'src/services/api/factorService'
import { fetchSessionStatus } from 'src/services/api/session/sessionStatusService'
import { actingReducers } from 'test/support/actingReducers'
import { runJourney } from 'test/support/journey'
import { settled } from 'test/support/settled'
import { addTrace } from 'test/support/trace/addTrace.mjs'
import { traceOfTest } from 'test/support/trace/trace'

const reducer = combineReducers(actingReducers)

test('without a saga there is no trace', () => {
  expect(traceOfTest()).toBe('')
})

test('the trace shows past events and pending effects, and no secret', async () => {
  const { store } = runJourney(untilCodeAccepted, {
    reducer,
    services: [[proveFactor, () => new Promise(() => undefined)]],
  })
  store.dispatch(codeActions.submitted({ kind: 'text', mfaType: 'sms', code: '918273' }))
  await settled()
  const lines = traceOfTest().split('\n')
  expect(lines[0]).toContain('The last effects of this test:')
  expect(lines.join('\n')).toMatch(/take factorCode\/submitted → .*"code":"•••"/)
  expect(lines.join('\n')).toMatch(/call proveFactor .* …/)
  expect(lines.at(-2)).toContain('untilCodeAccepted waits for proveFactor')
  expect(lines.at(-1)).toContain('callForPerson waits for proveFactor')
  expect(lines.join('\n')).not.toContain('918273')
})

test('it has at most thirty lines, of the latest effects', async () => {
  const { store } = runJourney(untilCodeAccepted, {
    reducer,
    services: [[proveFactor, () => new Promise(() => undefined)]],
  })
  for (let i = 0; i < 50; i += 1) runJourney(untilCodeAccepted, { reducer })
  store.dispatch(codeActions.submitted({ kind: 'text', mfaType: 'sms', code: '918273' }))
  await settled()
  const lines = traceOfTest().split('\n')
  expect(lines).toHaveLength(30)
  expect(lines.join('\n')).toContain('call proveFactor')
})

test('the trace includes the runs of redux-saga-test-plan', async () => {
  await expectSaga(untilStatus)
    .provide([[raw.call(fetchSessionStatus), { kind: 'authenticated' }]])
    .returns({ kind: 'authenticated' })
    .silentRun(20)
  expect(traceOfTest()).toContain('status won')
})

describe('the trace in a failure, before its stack', () => {
  test('an error', () => {
    const error = new Error('wrong')
    error.stack = 'Error: wrong\n    at place:1:2'
    addTrace([[error, new Error()]], 'TRACE')
    expect(error.stack).toBe('Error: wrong\n\nTRACE\n\n    at place:1:2')
  })

  test('a time-out, which is a text, at the place of its test', () => {
    const place = new Error()
    place.stack = 'Error\n    at test:3:4'
    const errors: [unknown, Error][] = [['Exceeded timeout of 500 ms', place]]
    addTrace(errors, 'TRACE')
    expect((errors[0]![0] as Error).stack).toBe(
      'Error: Exceeded timeout of 500 ms\n\nTRACE\n\n    at test:3:4',
    )
  })

  test('nothing where no saga ran', () => {
    const error = new Error('wrong')
    const { stack } = error
    addTrace([[error, new Error()]], '')
    expect(error.stack).toBe(stack)
  })
})

test('two races that differ in an argument are shown separately', () => {
  const hosts = ['https://a.test']
  const ends = { monotonicMs: 1, wallMs: 2 }
  const step = () =>
    testSaga(notifyHosts, hosts, 't')
      .next()
      .next(1000)
      .next(ends)
      .next()
      .race({
        answered: raw.all([raw.call(notifyAndCount, 'https://a.test', 't', 1000, { answered: 0, total: 1 })]),
        checked: raw.call(untilAnswered, { answered: 0, total: 2 }),
        late: raw.call(untilDeadline, ends),
        skipped: raw.take('autoLogin/skipped'),
      })
  expect(step).toThrow(/-\s+"total": 2,\n.*\+\s+"total": 1,/s)
  expect(step).not.toThrow('[Object]')
})
