import { combineReducers } from '@reduxjs/toolkit'
import { companyActions, companySlice } from 'src/features/company/companySlice'
import { take } from 'src/sagas/effects'
import { signalPasskeys } from 'src/sagas/passkeys/signalPasskeys'
import { fetchPasskeys, type PasskeysAnswer } from 'src/services/api/passkeys/passkeyListService'
import { recordActions, recordSlice } from 'src/features/record/recordSlice'
import type { AnswerFacts } from 'src/features/record/recordState'
import { enrol, upgradeOrOffer } from 'src/sagas/passkeys/enrol'
import type { CompanySettings } from 'src/services/api/companyService'
import { canKeepPasskey, canUpgrade, isAllowedHere } from 'src/services/browser/passkeys/passkeySupport'
import { isPasskeyLater } from 'src/services/storage/passkeyLater'
import { installPasskeys, removePasskeys } from 'test/support/passkeyBrowser'
import { failureOfKind } from 'test/support/failures'
import { runJourney } from 'test/support/journey'
import { settled } from 'test/support/settled'

describe('signals to the password manager', () => {
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
  async function hear(
    answer: PasskeysAnswer | Error,
    username?: string,
    passkeysEnabled = true,
    hears = true,
  ) {
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
  const named = (name: string, displayName = name) => ({
    rpId: 'harbor.test',
    userId: 'dQ',
    name,
    displayName,
  })

  // (passkeys/signals)
  test.each<
    [
      rule: string,
      answer: PasskeysAnswer,
      username: string | undefined,
      accepted: object[],
      details: object[],
    ]
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
})

interface Facts {
  settings: CompanySettings
  said: AnswerFacts
  canKeep: boolean
  allowed: boolean
  later: boolean
  enrolment: unknown
}
const FAILED = { kind: 'failed', problem: { code: 'passkeyCancelled' } }
const UPGRADED: Facts = {
  settings: { passkeysEnabled: true, passkeyUpgradeEnabled: true },
  said: { passkeyOffer: true },
  canKeep: true,
  allowed: true,
  later: false,
  enrolment: { kind: 'kept' },
}

/** Returns the outcome in a browser that can create a passkey automatically. */
async function ask(more: Partial<Facts>) {
  const facts = { ...UPGRADED, ...more }
  const done: unknown[] = []
  const { store } = runJourney(
    function* () {
      yield* take(companyActions.settingsLoaded)
      done.push(yield* upgradeOrOffer())
    },
    {
      reducer: combineReducers({ company: companySlice.reducer, record: recordSlice.reducer }),
      services: [
        [canKeepPasskey, () => facts.canKeep],
        [canUpgrade, () => true],
        [isAllowedHere, feature => facts.allowed && feature === 'publickey-credentials-create'],
        [isPasskeyLater, () => facts.later],
        [enrol, how => (done.push(how), facts.enrolment)],
      ],
    },
  )
  const mark = { id: 'm1', who: '' }
  store.dispatch(recordActions.answered({ username: 'ada', mark, answer: facts.said }))
  store.dispatch(companyActions.settingsLoaded(facts.settings))
  await settled()
  return { done, said: store.getState().record.signIn.answer }
}

// (passkeys/offer, passkeys/upgrade, passkeys/not-now)
test('a passkey that the browser has created is recorded', async () => {
  expect(await ask({})).toEqual({ done: ['silently', false], said: { passkeyOffer: false } })
})

test.each<[rule: string, facts: Partial<Facts>, done: unknown[]]>([
  ['if the browser created none, the user is asked', { enrolment: FAILED }, ['silently', true]],
  [
    'if the browser created none, the user is not asked after “Not now”',
    { enrolment: FAILED, later: true },
    ['silently', false],
  ],
  [
    'if the browser created none, the user is not asked on a device that cannot store one',
    { enrolment: FAILED, canKeep: false },
    ['silently', false],
  ],
  ['a page whose policy forbids passkeys offers none', { allowed: false }, [false]],
  ['a company without the upgrade asks the user', { settings: { passkeysEnabled: true } }, [true]],
  [
    'a company without the upgrade respects “Not now”',
    { settings: { passkeysEnabled: true }, later: true },
    [false],
  ],
  ['a company without passkeys offers none', { settings: {} }, [false]],
  ['no passkey is offered if the server does not ask for it', { said: {} }, [false]],
])('%s', async (_rule, facts, done) => {
  expect(await ask(facts)).toEqual({ done, said: facts.said ?? { passkeyOffer: true } })
})

test('the browser has five seconds to create a passkey', async () => {
  jest.useFakeTimers()
  const { done } = await ask({ enrolment: new Promise(() => undefined) })
  await jest.advanceTimersByTimeAsync(4999)
  expect(done).toEqual(['silently'])
  await jest.advanceTimersByTimeAsync(1)
  expect(done).toEqual(['silently', true])
  jest.useRealTimers()
})
