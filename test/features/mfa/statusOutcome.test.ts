import type { Route } from 'src/constants/routes'
import { statusOutcome, type StatusOutcome } from 'src/features/mfa/statusOutcome'
import type { SessionStatus } from 'src/services/api/sessionStatusService'

const approval = { type: 'signinVerification', isMfaStepConfigured: true }
const setup = { type: 'signinVerification', isMfaStepConfigured: false }
const shown = { kind: 'screen', route: '/verification', cookie: 'signinVerification' } as const
const due = (step: typeof approval | undefined): SessionStatus => ({ kind: 'factorDue', step })

const table: [rule: string, status: SessionStatus, here: Route, outcome: StatusOutcome][] = [
  ['200 is fully signed in', { kind: 'authenticated' }, '/verification', { kind: 'authenticated' }],
  ['the approval is still awaited', due(approval), '/verification', { kind: 'wait' }],
  ['the app is still to be set up', due(setup), '/mobile-setup', { kind: 'wait' }],
  ['the app was set up', due(approval), '/mobile-setup', { kind: 'factor', destination: shown }],
  ['a factor is due', due(approval), '/session-status', { kind: 'factor', destination: shown }],
  [
    'no factor is left',
    due(undefined),
    '/verification',
    { kind: 'factor', destination: { kind: 'simpleLogin' } },
  ],
  [
    '400 shows its text',
    { kind: 'denied', text: 'Too late.' },
    '/verification',
    { kind: 'denied', problem: { code: 'serverText', text: 'Too late.' } },
  ],
  [
    '400 without a text is an error of the server',
    { kind: 'denied', text: undefined },
    '/verification',
    { kind: 'denied', problem: { code: 'serverText' } },
  ],
  ['401 goes back to the start', { kind: 'unauthenticated' }, '/verification', { kind: 'signedOut' }],
]

test.each(table)('%s', (_rule, status, here, outcome) => {
  expect(statusOutcome(status, here)).toEqual(outcome)
})
