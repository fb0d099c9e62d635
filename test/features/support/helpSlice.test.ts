import type { Action } from '@reduxjs/toolkit'
import { LOCATION_CHANGE } from 'redux-first-history'
import { connectedActions } from 'src/features/connected/connectedSlice'
import { codeActions } from 'src/features/mfa/codeSlice'
import { resendActions } from 'src/features/mfa/approval/resendSlice'
import { bypassActions } from 'src/features/mobileSetup/bypassSlice'
import { downloadLinkActions } from 'src/features/mobileSetup/downloadLinkSlice'
import { installerActions } from 'src/features/onboarding/installerSlice'
import { changeActions } from 'src/features/password/change/changeSlice'
import { forgotActions } from 'src/features/password/forgot/forgotSlice'
import { resetActions } from 'src/features/password/reset/resetSlice'
import { temporaryActions } from 'src/features/password/temporary/temporarySlice'
import { pollActions } from 'src/features/session/pollSlice'
import { sessionActions } from 'src/features/session/sessionSlice'
import { loginActions } from 'src/features/signIn/loginSlice'
import { supportActions } from 'src/features/support/supportSlice'
import { type HelpState, helpActions, helpReducer } from 'src/features/support/helpSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'

const calm = helpReducer(undefined, { type: '@@init' })
const problem = { code: 'serverLater', status: 500, requestId: 'abc' } as const
const goneTo = (route: string) => ({
  type: LOCATION_CHANGE,
  payload: { location: { pathname: `/signin${route}` } },
})
const after = (state: HelpState, ...actions: Action[]) => actions.reduce(helpReducer, state)

test('an open form is not opened again', () => {
  const state = after(calm, helpActions.opened(), helpActions.opened())
  expect(state).toMatchObject({ modal: 'open', opening: 1 })
})

test.each<[event: string, action: Action]>([
  ['login/failed', loginActions.failed(problem)],
  ['session/signInAborted', sessionActions.signInAborted(problem)],
  ['sessionPoll/troubled', pollActions.troubled(problem)],
  ['sessionPoll/denied', pollActions.denied(problem)],
  ['code/refused', codeActions.refused(problem)],
  ['resend/failed', resendActions.failed(problem)],
  ['downloadLink/failed', downloadLinkActions.failed(problem)],
  ['bypass/failed', bypassActions.failed(problem)],
  ['installer/failed', installerActions.failed(problem)],
  ['forgot/failed', forgotActions.failed(problem)],
  ['reset/codeNotSent', resetActions.codeNotSent(problem)],
  ['reset/codeRefused', resetActions.codeRefused(problem)],
  ['reset/passwordRefused', resetActions.passwordRefused(problem)],
  ['change/refused', changeActions.refused(problem)],
  ['temporary/refused', temporaryActions.refused(problem)],
  ['connected/failed', connectedActions.failed({ region: 'apps', problem })],
])('%s brings its error along to a ticket', (_event, action) => {
  expect(after(calm, action).problem).toEqual(problem)
})

test.each<[rule: string, action: Action]>([
  ['without anything to look up', loginActions.failed({ code: 'offline' })],
  ['of the form itself', supportActions.failed(problem)],
  ['of the help info', helpActions.contactEnded(problem)],
])('an error %s does not', (_rule, action) => {
  expect(after(calm, action).problem).toBeUndefined()
})

test.each([
  ['closing the form', helpActions.closed()],
  ['a form that cannot be loaded', helpActions.modalFailed()],
  ['another screen', goneTo('/forget-password')],
  ['its end', helpActions.contactEnded()],
])("%s ends 'Contact support'", (_rule, action) => {
  const asking = after(calm, sessionEvents.supportAsked())
  expect(asking).toMatchObject({ modal: 'closed', opening: 1, contact: { step: 'asking' } })
  expect(after(asking, goneTo('/help/support-form')).contact).toEqual({ step: 'asking' })
  expect(after(asking, action).contact).toEqual({ step: 'idle' })
})

test('an error comes along to the form and is left behind on any other way', () => {
  const failed = after(calm, loginActions.failed(problem))
  expect(after(failed, goneTo('/help/support-form')).problem).toEqual(problem)
  expect(after(failed, goneTo('/forget-password')).problem).toBeUndefined()
  expect(after(failed, helpActions.problemRemoved()).problem).toBeUndefined()
})

test('what fails behind an open form does not change it', () => {
  expect(after(calm, helpActions.opened(), loginActions.failed(problem)).problem).toBeUndefined()
})

test('a crashed screen is trouble until it is tried again or left', () => {
  const crashed = after(calm, sessionEvents.screenFailed())
  expect(crashed.screen).toBe('failed')
  expect(after(crashed, goneTo('/help/support-form')).screen).toBe('failed')
  expect(after(crashed, goneTo('/')).screen).toBe('fine')
  expect(after(crashed, sessionEvents.screenRetried()).screen).toBe('fine')
})
