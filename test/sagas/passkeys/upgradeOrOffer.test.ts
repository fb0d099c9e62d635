import { combineReducers } from '@reduxjs/toolkit'
import { companyActions, companySlice } from 'src/features/company/companySlice'
import { recordActions, recordSlice } from 'src/features/record/recordSlice'
import type { AnswerFacts } from 'src/features/record/recordState'
import { take } from 'src/sagas/effects'
import { enrol, upgradeOrOffer } from 'src/sagas/passkeys/enrol'
import type { CompanySettings } from 'src/services/api/companyService'
import { canKeepPasskey, canUpgrade, isAllowedHere } from 'src/services/browser/passkeys/passkeySupport'
import { isPasskeyLater } from 'src/services/storage/passkeyLater'
import { runJourney } from 'test/support/journey'
import { settled } from 'test/support/settled'

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
