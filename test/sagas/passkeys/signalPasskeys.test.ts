import { combineReducers } from '@reduxjs/toolkit'
import { companyActions, companySlice } from 'src/features/company/companySlice'
import { take } from 'src/sagas/effects'
import { signalPasskeys } from 'src/sagas/passkeys/signalPasskeys'
import { fetchPasskeys, type PasskeysAnswer } from 'src/services/api/passkeys/passkeyListService'
import { installPasskeys, removePasskeys } from 'test/support/passkeyBrowser'
import { failureOfKind } from 'test/support/failures'
import { runJourney } from 'test/support/journey'
import { settled } from 'test/support/settled'

afterEach(removePasskeys)

const LIST = {
  kind: 'list',
  rpId: 'harbor.test',
  whole: true,
  list: [
    { id: 'YQ', name: 'Laptop' },
    { id: 'Yg', name: 'Phone' },
  ],
  user: { id: 'dQ' },
} satisfies PasskeysAnswer

/** Returns the signals to the browser after a sign-in. */
async function hear(answer: PasskeysAnswer | Error, username?: string, passkeysEnabled = true, hears = true) {
  const { accepted, details, gone } = installPasskeys()
  if (!hears) Object.assign(window, { PublicKeyCredential: {} })
  let calls = 0
  const fetch = () => {
    calls += 1
    if (answer instanceof Error) throw answer
    return answer
  }
  const { store, task } = runJourney(
    function* () {
      yield* take(companyActions.settingsLoaded)
      yield* signalPasskeys(username)
    },
    { reducer: combineReducers({ company: companySlice.reducer }), services: [[fetchPasskeys, fetch]] },
  )
  store.dispatch(companyActions.settingsLoaded({ passkeysEnabled }))
  await settled()
  await task.toPromise()
  return { accepted, details, gone, calls: () => calls }
}

const ALL = { rpId: 'harbor.test', userId: 'dQ', allAcceptedCredentialIds: ['YQ', 'Yg'] }
const named = (name: string, displayName = name) => ({ rpId: 'harbor.test', userId: 'dQ', name, displayName })

// (passkeys/signals)
test.each<
  [rule: string, answer: PasskeysAnswer, username: string | undefined, accepted: object[], details: object[]]
>([
  ['all passkeys under the name that signs in', LIST, 'ada', [ALL], [named('ada')]],
  ['the passkeys without a name if none is known', LIST, undefined, [ALL], []],
  ['the passkeys without a name instead of an empty one', LIST, '', [ALL], []],
  [
    'the passkeys under the server’s name, whatever the user typed',
    { ...LIST, user: { id: 'dQ', name: 'ada@harbor.test', displayName: 'Ada' } },
    'ADA',
    [ALL],
    [named('ada@harbor.test', 'Ada')],
  ],
  [
    'that no passkey exists',
    { ...LIST, list: [] },
    'ada',
    [{ ...ALL, allAcceptedCredentialIds: [] }],
    [named('ada')],
  ],
  ['nothing about an incomplete list', { ...LIST, whole: false }, 'ada', [], []],
  [
    'nothing about a list without a user',
    { ...LIST, user: undefined } as unknown as PasskeysAnswer,
    'ada',
    [],
    [],
  ],
  ['nothing without a session', { kind: 'signedOut' }, 'ada', [], []],
])('a browser receives %s', async (_what, answer, username, accepted, details) => {
  expect(await hear(answer, username)).toMatchObject({ accepted, details, gone: [] })
})

test('a list that cannot be read is logged, and the sign-in continues', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  expect(await hear(failureOfKind('unreachable'))).toMatchObject({ accepted: [], details: [] })
  expect(warn).toHaveBeenCalledWith('foyer: the list of passkeys failed (unreachable)')
})

test('no list is read in a company without passkeys', async () => {
  const { calls } = await hear(LIST, 'ada', false)
  expect(calls()).toBe(0)
})

test('no list is read for a browser that does not accept signals', async () => {
  const { calls } = await hear(LIST, 'ada', true, false)
  expect(calls()).toBe(0)
})
