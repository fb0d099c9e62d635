import type { Action } from '@reduxjs/toolkit'
import { LOCATION_CHANGE } from 'redux-first-history'
import { loginActions } from 'src/features/signIn/loginSlice'
import { supportActions } from 'src/features/support/supportSlice'
import { type HelpState, helpActions, helpSlice, selectHelpShown } from 'src/features/support/helpSlice'
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
  [
    'a newer error replaces the older one',
    { ...closed, problem: other },
    loginActions.failed(problem),
    closed,
  ],
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
