import { combineReducers } from '@reduxjs/toolkit'
import { companyActions, companySlice } from 'src/features/company/companySlice'
import { recordActions, recordSlice } from 'src/features/record/recordSlice'
import type { AnswerFacts } from 'src/features/record/recordState'
import { take } from 'src/sagas/effects'
import { enrol } from 'src/sagas/passkeys/enrol'
import { upgradeOrOffer } from 'src/sagas/passkeys/upgradeOrOffer'
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

/** What comes of the question in a browser that may create a passkey on its own. */
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
test('one that the browser has created is noted', async () => {
  expect(await ask({})).toEqual({ done: ['silently', false], said: { passkeyOffer: false } })
})

test.each<[rule: string, facts: Partial<Facts>, done: unknown[]]>([
  ['where the browser did not, the person is asked', { enrolment: FAILED }, ['silently', true]],
  ['but not after “Not now”', { enrolment: FAILED, later: true }, ['silently', false]],
  ['nor on a device that keeps none', { enrolment: FAILED, canKeep: false }, ['silently', false]],
  ['a page whose policy forbids it offers none', { allowed: false }, [false]],
  ['a company that says nothing of an upgrade has none', { settings: { passkeysEnabled: true } }, [true]],
  ['“Not now” counts there too', { settings: { passkeysEnabled: true }, later: true }, [false]],
  ['a company that says nothing has no passkeys', { settings: {} }, [false]],
  ['a server that says nothing offers none', { said: {} }, [false]],
])('%s', async (_rule, facts, done) => {
  expect(await ask(facts)).toEqual({ done, said: facts.said ?? { passkeyOffer: true } })
})

test('a browser that takes longer than five seconds is not waited for', async () => {
  jest.useFakeTimers()
  const { done } = await ask({ enrolment: new Promise(() => undefined) })
  await jest.advanceTimersByTimeAsync(4999)
  expect(done).toEqual(['silently'])
  await jest.advanceTimersByTimeAsync(1)
  expect(done).toEqual(['silently', true])
  jest.useRealTimers()
})
