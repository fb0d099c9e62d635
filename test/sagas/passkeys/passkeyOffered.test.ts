import { combineReducers } from '@reduxjs/toolkit'
import { companyActions, companyReducer } from 'src/features/company/companySlice'
import { take } from 'src/sagas/effects'
import { enrol } from 'src/sagas/passkeys/enrol'
import { isPasskeyOffered } from 'src/sagas/passkeys/passkeyOffered'
import type { CompanySettings } from 'src/services/api/companyService'
import { canKeepPasskey, canUpgrade } from 'src/services/browser/passkeys/passkeySupport'
import { isPasskeyLater } from 'src/services/storage/passkeyLater'
import { noteSaid, readSaid, type Said } from 'src/services/storage/signInFacts'
import { runJourney } from 'test/support/journey'
import { settled } from 'test/support/settled'

interface Facts {
  settings: CompanySettings
  said: Said
  canKeep: boolean
  later: boolean
  enrolment: unknown
}
const FAILED = { kind: 'failed', problem: { code: 'passkeyCancelled' } }
const UPGRADED: Facts = {
  settings: { passkeysEnabled: true, passkeyUpgradeEnabled: true },
  said: { passkeyOffer: true },
  canKeep: true,
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
      done.push(yield* isPasskeyOffered())
    },
    {
      reducer: combineReducers({ company: companyReducer }),
      services: [
        [readSaid, () => facts.said],
        [canKeepPasskey, () => facts.canKeep],
        [canUpgrade, () => true],
        [isPasskeyLater, () => facts.later],
        [noteSaid, said => void done.push(said)],
        [enrol, how => (done.push(how), facts.enrolment)],
      ],
    },
  )
  store.dispatch(companyActions.settingsLoaded(facts.settings))
  await settled()
  return done
}

// (passkeys/offer, passkeys/upgrade, passkeys/not-now)
test.each<[rule: string, facts: Partial<Facts>, done: unknown[]]>([
  ['one that the browser has created is noted', {}, ['silently', { passkeyOffer: false }, false]],
  ['where the browser did not, the person is asked', { enrolment: FAILED }, ['silently', true]],
  ['but not after “Not now”', { enrolment: FAILED, later: true }, ['silently', false]],
  ['nor on a device that keeps none', { enrolment: FAILED, canKeep: false }, ['silently', false]],
  ['a company that says nothing of an upgrade has none', { settings: { passkeysEnabled: true } }, [true]],
  ['“Not now” counts there too', { settings: { passkeysEnabled: true }, later: true }, [false]],
  ['a company that says nothing has no passkeys', { settings: {} }, [false]],
  ['a server that says nothing offers none', { said: {} }, [false]],
])('%s', async (_rule, facts, done) => {
  expect(await ask(facts)).toEqual(done)
})

test('a browser that takes longer than five seconds is not waited for', async () => {
  jest.useFakeTimers()
  const done = await ask({ enrolment: new Promise(() => undefined) })
  await jest.advanceTimersByTimeAsync(4999)
  expect(done).toEqual(['silently'])
  await jest.advanceTimersByTimeAsync(1)
  expect(done).toEqual(['silently', true])
  jest.useRealTimers()
})
