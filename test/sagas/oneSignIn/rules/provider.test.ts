import { expectSaga } from 'redux-saga-test-plan'
import { markProviderReturn, departForProvider } from 'src/sagas/oneSignIn/rules/provider'
import { hashPerson } from 'src/services/storage/oneSignIn/announceSignIn'
import { readMark } from 'src/services/storage/oneSignIn/currentSignIn'
import { appReducer, appState, type RecordFacts, recordState, stateOf } from 'test/support/appState'
import { storeEntry, storeMark } from 'test/support/signIns'

beforeEach(() => localStorage.clear())

const leave = async (record: RecordFacts = {}) =>
  stateOf(
    await expectSaga(departForProvider, 'ann')
      .withReducer(appReducer, appState({ record: recordState(record) }))
      .silentRun(),
  ).record

// (one-sign-in/mark)
test('leaving for an identity provider writes a mark without a user', async () => {
  await storeMark({ id: 'm0' }, 'bob')
  const record = await leave()
  expect(readMark()).toEqual({ id: record.mark?.id, who: '' })
  expect(record).toMatchObject({ username: 'ann', account: { proof: 'away', name: 'ann' } })
})

test('leaving for an identity provider keeps a mark of the same user', async () => {
  const mark = await storeMark({ id: 'm0' }, 'ann')
  expect((await leave()).mark).toEqual(mark)
  expect(readMark()).toEqual(mark)
})

// (storage/next-person)
test('an earlier answer does not count after an identity provider', async () => {
  expect(await leave({ username: 'ada', answer: { passwordIsActivationCode: true } })).toMatchObject({
    signIn: { answer: {} },
    username: 'ann',
  })
})

const AWAY: RecordFacts = {
  username: 'ann',
  account: { proof: 'away', name: 'ann' },
  mark: { id: 'm0', who: '' },
}
const comeBack = (record = AWAY) =>
  expectSaga(markProviderReturn)
    .withReducer(appReducer, appState({ record: recordState(record) }))
    .run()

// (one-sign-in/provider-return)
test.each([
  ['the page’s own mark', 'm0', ''],
  ['another mark of the same user', 'm1', 'ann'],
])('the return under %s starts the sign-in of its user', async (_rule, id, username) => {
  await Promise.all([storeMark({ id }, username), storeEntry('e1', 'ann')])
  const run = await comeBack()
  const mark = readMark()
  expect(run.returnValue).toBe(true)
  expect(mark?.who).toBe(await hashPerson(mark?.id ?? '', 'ann'))
  expect(mark?.id).not.toBe(id)
  expect(stateOf(run).record).toMatchObject({ account: { proof: 'back' }, mark, knownIds: ['e1'] })
})

test('a return without a known name or mark names no user', async () => {
  const run = await comeBack({ account: { proof: 'away', name: '' } })
  expect(run.returnValue).toBe(true)
  expect(readMark()).toMatchObject({ who: '' })
})

test.each([
  ['another user has signed in', {}, 'bob', 'otherAccount'],
  ['a sign-out has followed', { ended: true } as const, '', 'signedOutElsewhere'],
])('if %s since, the return ends and the user of the session is unknown', async (_rule, more, user, code) => {
  await storeMark({ id: 'm1', ...more }, user)
  const run = await comeBack()
  expect(run.returnValue).toBe(false)
  expect(readMark()).toMatchObject({ who: '' })
  expect(readMark()?.id).not.toBe('m1')
  expect(stateOf(run).session.abortReason).toEqual({ code })
})
