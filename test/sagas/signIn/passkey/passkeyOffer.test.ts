import { combineReducers, type UnknownAction } from '@reduxjs/toolkit'
import { companySlice } from 'src/features/company/companySlice'
import { offerActions, passkeyOfferSlice } from 'src/features/passkeys/passkeyOfferSlice'
import { recordSlice } from 'src/features/record/recordSlice'
import type { AnswerFacts } from 'src/features/record/recordState'
import { sessionSlice } from 'src/features/session/sessionSlice'
import { enrol } from 'src/sagas/passkeys/enrol'
import { loadAfterPassword } from 'src/sagas/signIn/loadAfterPassword'
import { passkeyOfferJourney } from 'src/sagas/signIn/passkey/passkeyOffer'
import { notePasskeyLater } from 'src/services/storage/passkeyLater'
import { recordState } from 'test/support/appState'
import { failureOfKind } from 'test/support/failures'
import { runJourney, type Services } from 'test/support/journey'
import { settled } from 'test/support/settled'

/** Returns the state of a sign-in with these flags. */
const reducer = (said: AnswerFacts) =>
  combineReducers({
    company: companySlice.reducer,
    passkeyOffer: passkeyOfferSlice.reducer,
    record: (state = recordState({ answer: said }), action: UnknownAction) =>
      recordSlice.reducer(state, action),
    session: sessionSlice.reducer,
  })

/** Runs the page of an offer; `given` overrides the answers. */
function open(given: Services = [], said: AnswerFacts = { passkeyOffer: true }) {
  const done: string[] = []
  const followChecks = () =>
    void done.push(`checks, with ${JSON.stringify(store.getState().record.signIn.answer)}`)
  const services: Services = [
    [notePasskeyLater, () => void done.push('later')],
    [enrol, () => ({ kind: 'kept' })],
    [loadAfterPassword, () => ({ followChecks })],
    ...given,
  ]
  const { store, moves } = runJourney(passkeyOfferJourney, {
    reducer: reducer(said),
    at: '/passkey-offer',
    services,
  })
  return { store, moves, done, step: () => store.getState().passkeyOffer }
}

const CHECKS = 'checks, with {"passkeyOffer":false}'

// (passkeys/offer)
test('a stored passkey continues the sign-in', async () => {
  const page = open()
  expect(page.step()).toEqual({ step: 'offered' })
  page.store.dispatch(offerActions.accepted())
  await settled()
  expect(page.done).toEqual([CHECKS])
  expect(page.step()).toEqual({ step: 'ending', saved: true })
})

// (passkeys/not-now)
test('Not now is remembered and continues the sign-in', async () => {
  const page = open()
  page.store.dispatch(offerActions.declined())
  await settled()
  expect(page.done).toEqual(['later', CHECKS])
})

test('Not now closes an open dialog', async () => {
  const page = open([[enrol, () => new Promise(() => undefined)]])
  page.store.dispatch(offerActions.accepted())
  page.store.dispatch(offerActions.declined())
  await settled()
  expect(page.done).toEqual(['later', CHECKS])
})

test('a failure is reported, and the user can try again', async () => {
  const answers = [{ kind: 'failed', problem: { code: 'passkeyNotCreated' } }, { kind: 'kept' }]
  const page = open([[enrol, () => answers.shift()]])
  page.store.dispatch(offerActions.accepted())
  await settled()
  expect(page.step()).toEqual({ step: 'offered', problem: { code: 'passkeyNotCreated' } })
  expect(page.done).toEqual([])
  page.store.dispatch(offerActions.accepted())
  await settled()
  expect(page.done).toEqual([CHECKS])
})

test('two presses create one passkey', async () => {
  let calls = 0
  const page = open([[enrol, () => new Promise(() => (calls += 1))]])
  page.store.dispatch(offerActions.accepted())
  page.store.dispatch(offerActions.accepted())
  await settled()
  expect(calls).toBe(1)
})

test('a user without an offer is sent away', async () => {
  const page = open([], {})
  await settled()
  expect(page.moves).toEqual([{ method: 'replace', route: '/', state: undefined }])
  expect(page.done).toEqual([])
})

// (sign-in/told-why)
test('a user who has answered the offer is not asked again: the session status leads on', async () => {
  const page = open([], { passkeyOffer: false })
  await settled()
  expect(page.moves).toEqual([{ method: 'replace', route: '/session-status', state: undefined }])
  expect(page.done).toEqual([])
})

test.each([
  ['an expired session', [[enrol, () => ({ kind: 'signedOut' })]] as Services, 'signInAgain'],
  [
    'checks that fail',
    [
      [
        loadAfterPassword,
        () => {
          throw failureOfKind('unreachable')
        },
      ],
    ] as Services,
    'serverLater',
  ],
])('%s leads to the sign-in page, which shows the reason', async (_rule, services, code) => {
  const page = open(services)
  page.store.dispatch(offerActions.accepted())
  await settled()
  expect(page.moves).toMatchObject([{ route: '/' }])
  expect(page.store.getState().session.abortReason).toEqual({ code })
})
