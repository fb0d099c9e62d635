import type { Action } from '@reduxjs/toolkit'
import { LOCATION_CHANGE } from 'redux-first-history'
import { loginActions } from 'src/features/signIn/loginSlice'
import { supportActions } from 'src/features/support/supportSlice'
import {
  type HelpState,
  helpActions,
  helpSlice,
  selectContact,
  selectHelp,
  selectHelpShown,
} from 'src/features/support/helpSlice'
import { movedTo } from 'test/support/appState'
import { sessionEvents } from 'src/features/session/sessionEvents'

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
  ['the person opens the form', closed, helpActions.opened(), { ...full, opening: 4 }],
  ['the help page itself begins anew', full, helpActions.pointedOut(), { ...full, opening: 4 }],
  ['the person closes the form', full, helpActions.closed(), { ...closed, contact: idle }],
  ['a form that cannot be loaded is closed', full, helpActions.modalFailed(), { ...closed, contact: idle }],
  [
    "'Contact support' asks for the company's address",
    { ...full, contact: idle },
    sessionEvents.supportRequested(),
    { ...full, opening: 4, contact: { step: 'asking' } },
  ],
  [
    'the address of the company waits for the form, which shows it',
    { ...full, contact: { step: 'asking' } },
    helpActions.contactFound('https://s.harbor.example/'),
    { ...full, contact: { step: 'found', address: 'https://s.harbor.example/' } },
  ],
  [
    "'Contact support' does not ask again before a failure is told",
    full,
    sessionEvents.supportRequested(),
    { ...full, opening: 4 },
  ],
  ["'Contact support' ends", full, helpActions.contactEnded(), { ...full, contact: idle }],
  [
    "'Contact support' fails and says why",
    { ...full, contact: { step: 'asking' } },
    helpActions.contactEnded(problem),
    full,
  ],
  [
    'the person removes the error from the ticket',
    full,
    helpActions.problemRemoved(),
    { ...full, problem: undefined },
  ],
  ['a screen crashes', { ...full, screen: 'fine' }, sessionEvents.screenFailed(), full],
  ['a crashed screen is tried again', full, sessionEvents.screenRetried(), { ...full, screen: 'fine' }],
  [
    'another screen leaves the error, the request and the crash behind',
    full,
    goneTo('/forget-password'),
    { ...full, contact: idle, screen: 'fine', problem: undefined },
  ],
  [
    'a newer error replaces the older one',
    { ...closed, problem: other },
    loginActions.failed(problem),
    closed,
  ],
  [
    'an error with a status alone can be looked up',
    closed,
    loginActions.failed(byStatus),
    { ...closed, problem: byStatus },
  ],
  [
    'an error with a request alone can be looked up',
    closed,
    loginActions.failed(byRequest),
    { ...closed, problem: byRequest },
  ],
])('%s', (_rule, before, action, after) => {
  expect(helpSlice.reducer(before, action)).toStrictEqual(after)
})

test.each<[rule: string, before: HelpState, action: Action]>([
  ['an open form is not opened again', full, helpActions.opened()],
  ['the way to the form keeps the error, the request and the crash', full, goneTo('/help/support-form')],
  ['an error behind an open form does not change it', full, loginActions.failed(byRequest)],
  [
    'an error without anything to look up is not for a ticket',
    closed,
    loginActions.failed({ code: 'offline' }),
  ],
  ['an error of the form itself is not for a ticket', closed, supportActions.failed(byRequest)],
  ['an event that tells of no error changes nothing', closed, { type: 'x', meta: {} } as Action],
])('%s', (_rule, before, action) => {
  expect(helpSlice.reducer(before, action)).toBe(before)
})

test.each<[rule: string, modal: HelpState['modal'], pathname: string, shown: boolean]>([
  ['the form is shown above any screen', 'open', '/signin/', true],
  ['the form is shown on its own page', 'closed', '/signin/help/support-form', true],
  ['the form is not shown before the person asks', 'closed', '/signin/', false],
])('%s', (_rule, modal, pathname, shown) => {
  const state = { help: { ...full, modal }, router: { location: movedTo(pathname).payload.location } }
  expect(selectHelpShown(state)).toBe(shown)
})

test("the selectors give help and 'Contact support'", () => {
  expect(selectHelp({ help: full })).toBe(full)
  expect(selectContact({ help: full })).toBe(full.contact)
})
