import type { UnknownAction } from '@reduxjs/toolkit'
import { expectSaga } from 'redux-saga-test-plan'
import { recordActions } from 'src/features/session/record/recordSlice'
import type { OwnMark } from 'src/features/session/record/recordState'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { syncMark } from 'src/sagas/oneSignIn/syncMark'
import { beginMark, endMark } from 'src/sagas/oneSignIn/mark'
import { readMark, hashPerson } from 'src/services/storage/currentSignIn'
import { appReducer, appState, recordState, stateOf } from 'test/support/appState'
import { runJourney } from 'test/support/journey'

beforeEach(() => localStorage.clear())

const OWN: OwnMark = { id: 'm0', who: '', username: 'ada' }

/** Another page of this browser begins or ends a sign-in; then this one compares. */
async function compareAfter(username: string, own: OwnMark | null = OWN, more = {}) {
  const written = username === 'out' ? endMark : () => beginMark(username)
  await expectSaga(written).run()
  const run = await expectSaga(syncMark)
    .withReducer(
      appReducer,
      appState({ record: recordState({ mark: own ?? undefined, typed: 'a' }), ...more }),
    )
    .run()
  return { stays: run.returnValue as boolean, mark: stateOf(run).record.mark, state: stateOf(run) }
}

// (one-sign-in/compared)
test('a page whose mark is the latest goes on', async () => {
  expect(await compareAfter('bob', null)).toMatchObject({ stays: true, mark: readMark() })
  const own = { ...readMark()!, username: 'bob' }
  const run = await expectSaga(syncMark)
    .withReducer(appReducer, appState({ record: recordState({ mark: own }) }))
    .run()
  expect(run.returnValue).toBe(true)
  expect(stateOf(run).record.mark).toBe(own)
})

test('the same person in another tab changes nothing: the page goes on under the latest mark, case aside', async () => {
  const { stays, mark } = await compareAfter('ADA')
  expect(stays).toBe(true)
  expect(mark).toEqual({ ...readMark(), username: 'ada' })
  expect(mark?.who).toBe(await hashPerson(mark?.id ?? '', 'ada'))
})

// (one-sign-in/ended)
test.each<[what: string, username: string, by: string]>([
  ['another person', 'bob', 'otherAccount'],
  ['a sign-out', 'out', 'signedOutElsewhere'],
])('%s ends the page’s sign-in, and the page belongs to the latest mark', async (_what, username, by) => {
  const { stays, mark, state } = await compareAfter(username)
  expect(stays).toBe(false)
  expect(mark).toEqual(readMark())
  expect(state.session.abortReason).toEqual({ code: by })
  expect(state.record.typed).toBe('a')
})

test('somebody whom nobody can name is another', async () => {
  localStorage.setItem('foyer.currentSignIn', '{"id":"m9","who":""}')
  await expectSaga(syncMark)
    .withReducer(appReducer, appState({ record: recordState({ mark: OWN }) }))
    .put(sessionEvents.overtaken({ by: 'otherAccount', mark: { id: 'm9', who: '' } }))
    .run()
})

test('a password that is being checked is not ended by another’s beginning', async () => {
  const { stays, mark } = await compareAfter('bob', OWN, { login: { username: 'ada', step: 'signingIn' } })
  expect([stays, mark]).toEqual([true, readMark()])
})

test('once it was right, it is', async () => {
  const login = { username: 'ada', step: 'signingIn', answered: true } as const
  expect((await compareAfter('bob', OWN, { login })).stays).toBe(false)
})

test('nor is a passkey that is being checked', async () => {
  await expectSaga(() => beginMark('bob')).run()
  const state = { ...appState({ record: recordState({ mark: OWN }) }), passkeySignIn: 'signingIn' }
  const run = await expectSaga(syncMark).withState(state).run()
  expect(run.returnValue).toBe(true)
})

// Finding out whose a mark is takes a moment, in which the page goes on.
describe('while it finds out whose the latest sign-in is', () => {
  const compareWhile = async (happens: UnknownAction, latest?: object) => {
    localStorage.setItem('foyer.currentSignIn', '{"id":"m2","who":""}')
    let found: (who: string) => void = () => undefined
    const who = new Promise<string>(resolve => (found = resolve))
    const { store, task } = runJourney(syncMark, {
      reducer: appReducer,
      state: appState({ record: recordState({ mark: OWN }) }),
      services: [[hashPerson, () => who]],
    })
    if (latest) localStorage.setItem('foyer.currentSignIn', JSON.stringify(latest))
    store.dispatch(happens)
    found('')
    return { stays: await task.toPromise<boolean>(), state: store.getState() }
  }

  test('a password of this page is answered: its sign-in is the latest, and goes on', async () => {
    const mark = { id: 'm3', who: '' }
    const answered = recordActions.answered({ username: 'ada', mark, answer: {} })
    const { stays, state } = await compareWhile(answered, mark)
    expect(stays).toBe(true)
    expect(state.session.abortReason).toBeUndefined()
    expect(state.record.mark).toEqual({ ...mark, username: 'ada' })
  })

  test('another comparison ends the page’s sign-in: nothing may be sent for it any more', async () => {
    const over = sessionEvents.overtaken({ by: 'otherAccount', mark: { id: 'm2', who: '' } })
    const { stays, state } = await compareWhile(over)
    expect(stays).toBe(false)
    expect(state.record.mark).toEqual({ id: 'm2', who: '' })
  })
})
