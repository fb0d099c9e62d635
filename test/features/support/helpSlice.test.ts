import type { Action } from '@reduxjs/toolkit'
import { LOCATION_CHANGE } from 'redux-first-history'
import { loginActions } from 'src/features/signIn/loginSlice'
import {
  supportActions,
  selectSupport,
  supportSlice,
  type SupportState,
} from 'src/features/support/supportSlice'
import { type HelpState, helpActions, helpSlice, selectHelpShown } from 'src/features/support/helpSlice'
import { movedTo } from 'test/support/appState'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { ownPartsActions } from 'src/features/account/ownPartsSlice'
import { passkeyListActions } from 'src/features/account/passkeyListSlice'
import { codeActions, newCodeActions } from 'src/features/mfa/factorCodeSlice'
import { resendActions } from 'src/features/mfa/approval/resendSlice'
import { bypassActions, downloadLinkActions } from 'src/features/mobileSetup/mobileSetupSlices'
import { installerActions } from 'src/features/onboarding/installerSlice'
import { changeActions } from 'src/features/password/change/changePasswordSlice'
import { forgotActions } from 'src/features/password/forgot/forgotPasswordSlice'
import { resetActions } from 'src/features/password/reset/resetPasswordSlice'
import { temporaryActions } from 'src/features/password/temporary/temporaryPasswordSlice'
import { offerActions } from 'src/features/passkeys/passkeyOfferSlice'
import { pollActions } from 'src/features/polling/sessionPollSlice'
import { sessionActions } from 'src/features/session/sessionSlice'
import { passkeyFactorActions } from 'src/features/mfa/passkey/passkeyFactorSlice'
import { deadlineIn } from 'src/services/clock'

describe('the ways to get help', () => {
  const calm = helpSlice.reducer(undefined, { type: '@@init' })
  const problem = { code: 'serverLater', status: 500, requestId: 'abc' } as const
  const other = { code: 'offline', status: 503 } as const
  const byStatus = { code: 'serverLater', status: 404 } as const
  const byRequest = { code: 'serverLater', requestId: 'xyz' } as const
  const goneTo = (route: string) => ({
    type: LOCATION_CHANGE,
    payload: { location: { pathname: `/signin${route}` } },
  })

  const full: HelpState = {
    modal: 'open',
    opening: 3,
    contact: { step: 'unavailable', problem },
    screen: 'failed',
    problem,
  }
  const closed: HelpState = { ...full, modal: 'closed' }
  const idle = { step: 'idle' } as const

  test('help is closed at first', () => {
    expect(calm).toEqual({ modal: 'closed', opening: 0, contact: idle, screen: 'fine' })
  })

  test.each<[rule: string, before: HelpState, action: Action, after: HelpState]>([
    ['the user opens the form', closed, helpActions.opened(), { ...full, opening: 4 }],
    ['the help page starts afresh', full, helpActions.pointedOut(), { ...full, opening: 4 }],
    ['the user closes the form', full, helpActions.closed(), { ...closed, contact: idle }],
    ['a form that fails to load is closed', full, helpActions.modalFailed(), { ...closed, contact: idle }],
    [
      "'Contact support' requests the company’s address",
      { ...full, contact: idle },
      sessionEvents.supportRequested(),
      { ...full, opening: 4, contact: { step: 'asking' } },
    ],
    [
      'the company’s address is requested by the form, which shows it',
      { ...full, contact: { step: 'asking' } },
      helpActions.contactFound('https://s.harbor.example/'),
      { ...full, contact: { step: 'found', address: 'https://s.harbor.example/' } },
    ],
    [
      "'Contact support' does not request it again before a failure is shown",
      full,
      sessionEvents.supportRequested(),
      { ...full, opening: 4 },
    ],
    ["'Contact support' ends", full, helpActions.contactEnded(), { ...full, contact: idle }],
    [
      "'Contact support' shows the problem if it fails",
      { ...full, contact: { step: 'asking' } },
      helpActions.contactEnded(problem),
      full,
    ],
    [
      'the user removes the error from the ticket',
      full,
      helpActions.problemRemoved(),
      { ...full, problem: undefined },
    ],
    ['a screen crashes', { ...full, screen: 'fine' }, sessionEvents.screenFailed(), full],
    ['a crashed screen can be tried again', full, sessionEvents.screenRetried(), { ...full, screen: 'fine' }],
    [
      'another screen clears the error, the request and the crash',
      full,
      goneTo('/forget-password'),
      { ...full, contact: idle, screen: 'fine', problem: undefined },
    ],
    ['the newer error counts', { ...closed, problem: other }, loginActions.failed(problem), closed],
    [
      'an error with only a status can be looked up',
      closed,
      loginActions.failed(byStatus),
      { ...closed, problem: byStatus },
    ],
    [
      'an error with only a request id can be looked up',
      closed,
      loginActions.failed(byRequest),
      { ...closed, problem: byRequest },
    ],
  ])('%s', (_rule, before, action, after) => {
    expect(helpSlice.reducer(before, action)).toStrictEqual(after)
  })

  test.each<[rule: string, before: HelpState, action: Action]>([
    ['an open form is not opened again', full, helpActions.opened()],
    ['opening the form keeps the error, the request and the crash', full, goneTo('/help/support-form')],
    ['an error behind an open form changes nothing', full, loginActions.failed(byRequest)],
    [
      'an error without a status or request id is not added to a ticket',
      closed,
      loginActions.failed({ code: 'offline' }),
    ],
    ['an error of the form itself is not added to a ticket', closed, supportActions.failed(byRequest)],
    ['an event without an error changes nothing', closed, { type: 'x', meta: {} } as Action],
  ])('%s', (_rule, before, action) => {
    expect(helpSlice.reducer(before, action)).toBe(before)
  })

  test.each<[rule: string, modal: HelpState['modal'], pathname: string, shown: boolean]>([
    ['the form is shown above any screen', 'open', '/signin/', true],
    ['the form is shown on its own page', 'closed', '/signin/help/support-form', true],
    ['the form is not shown before the user opens it', 'closed', '/signin/', false],
  ])('%s', (_rule, modal, pathname, shown) => {
    const state = { help: { ...full, modal }, router: { location: movedTo(pathname).payload.location } }
    expect(selectHelpShown(state)).toBe(shown)
  })
})

describe('a request', () => {
  const problem = { code: 'supportTrouble', status: 500 } as const
  const info = { email: 'help@acme.example', phone: '+12025550123' }
  const ticket = {
    displayName: 'Jane',
    email: 'jane@acme.example',
    phone: '+12025550199',
    description: 'Help',
  }
  const loading: SupportState = { step: 'loading' }
  const unavailable: SupportState = { step: 'unavailable', problem }
  const editing: SupportState = { step: 'editing', info }
  const refused: SupportState = { step: 'editing', info, problem }
  const submitting: SupportState = { step: 'submitting', info }
  const submitted: SupportState = { step: 'submitted' }
  const { begun, infoLoaded, infoFailed, addressFound, edited, confirmed, failed, retried } = supportActions
  const submit = supportActions.submitted(ticket)

  type Event = Parameters<typeof supportSlice.reducer>[1]

  const table: [rule: string, before: SupportState | undefined, event: Event, after: SupportState][] = [
    ['the form loads at first', undefined, { type: '@@init' }, loading],
    ['a form that is opened again clears the last ticket', submitted, begun(), loading],
    ['the form can be filled in once its details are loaded', loading, infoLoaded(info), editing],
    ['a form whose details fail to load shows the problem', loading, infoFailed(problem), unavailable],
    [
      'if the browser cannot open the company’s support page, it is shown as a link',
      loading,
      addressFound('https://s.harbor.example/'),
      { step: 'elsewhere', address: 'https://s.harbor.example/' },
    ],
    ['an edit clears the problem', refused, edited(), editing],
    ['submitting a ticket clears the last problem', refused, submit, submitting],
    ['the server accepts the ticket', submitting, confirmed(), submitted],
    ['a ticket that fails shows the problem in the form', submitting, failed(problem), refused],
    ['the user can load the details again', unavailable, retried(), loading],
  ]
  test.each(table)('%s', (_rule, before, event, after) => {
    expect(supportSlice.reducer(before, event)).toStrictEqual(after)
  })

  test.each<[rule: string, before: SupportState, event: Event]>([
    ['an edit does not interrupt the submit', submitting, edited()],
    ['a ticket is not submitted twice', submitting, submit],
    ['no ticket is submitted before the form has loaded', loading, submit],
    ['a late failure does not open the form again', submitted, failed(problem)],
    ['a form that has loaded is not loaded again', refused, retried()],
  ])('%s', (_rule, before, event) => {
    expect(supportSlice.reducer(before, event)).toBe(before)
  })

  test('a ticket is passed in its action', () => {
    expect(submit.payload).toEqual(ticket)
  })

  test('the selector returns the support request', () => {
    expect(selectSupport({ support: refused })).toBe(refused)
  })
})

describe('the problems of a request', () => {
  const calm = helpSlice.reducer(undefined, { type: '@@init' })
  const problem = { code: 'serverLater', status: 500, requestId: 'abc' } as const

  test.each<[event: string, action: Action]>([
    ['login/failed', loginActions.failed(problem)],
    ['session/signInAborted', sessionActions.signInAborted(problem)],
    [
      'sessionPoll/troubled',
      pollActions.troubled({ problem, retry: { at: deadlineIn(0), mandatory: false } }),
    ],
    ['sessionPoll/denied', pollActions.denied(problem)],
    ['factorCode/refused', codeActions.refused(problem)],
    ['newCode/failed', newCodeActions.failed(problem)],
    ['passkeyFactor/refused', passkeyFactorActions.refused(problem)],
    ['resend/failed', resendActions.failed(problem)],
    ['downloadLink/failed', downloadLinkActions.failed(problem)],
    ['mobileBypass/failed', bypassActions.failed(problem)],
    ['installer/failed', installerActions.failed(problem)],
    ['forgotPassword/failed', forgotActions.failed(problem)],
    ['resetPassword/codeNotSent', resetActions.codeNotSent(problem)],
    ['resetPassword/codeRefused', resetActions.codeRefused(problem)],
    ['resetPassword/passwordRefused', resetActions.passwordRefused(problem)],
    ['changePassword/refused', changeActions.refused(problem)],
    ['temporaryPassword/refused', temporaryActions.refused(problem)],
    ['ownParts/failed', ownPartsActions.failed({ part: 'apps', problem })],
    ['passkeyList/failed', passkeyListActions.failed(problem)],
    ['passkeyList/notRemoved', passkeyListActions.notRemoved(problem)],
    ['passkeyOffer/failed', offerActions.failed(problem)],
  ])('%s passes its error on to a support ticket', (event, action) => {
    expect(action.type).toBe(event)
    expect(helpSlice.reducer(calm, action)).toEqual({ ...calm, problem })
  })
})
