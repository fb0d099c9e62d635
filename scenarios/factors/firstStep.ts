import type { FactorDestination } from 'src/features/mfa/factor'
import type { MfaStep } from 'src/services/api/session/sessionStatusService'
import {
  failure,
  of,
  onPage,
  screen,
  SERVER_ERROR,
  type StepFacts,
  walked,
  walkedWrongly,
} from 'scenarios/factors/stepFacts'
import { checking, deviceCheckAt, table } from 'scenarios/scenario'
import { authenticatorSteps, oneTimeSteps } from 'scenarios/factors/oneTimeSteps'
import { emailSteps, textSteps } from 'scenarios/factors/sentCodeSteps'

const approval = (isMfaStepConfigured?: boolean | null): MfaStep => ({
  type: 'signinVerification',
  ...(isMfaStepConfigured !== undefined && { isMfaStepConfigured }),
})
const stay: FactorDestination = { kind: 'stay' }
const asked = screen('/verification', 'signinVerification')
const setUp = screen('/mobile-setup', 'signinVerification')
const version2 = { type: 'deviceComplianceV2', loginMarker: 'm-1' }
const passkey = walked({ type: 'passkey' }, onPage('/passkey', 'twoFactor'), ['fetchPasskeyRequest'])

const COLUMNS = ['first step', 'stored', 'destination']

export const firstSteps = table<StepFacts, FactorDestination>('first-step', COLUMNS, {
  ...textSteps,
  ...emailSteps,
  ...oneTimeSteps,
  ...authenticatorSteps,
  'an approval': {
    row: [
      '`signinVerification`, configured',
      'cookie `signinVerification`',
      '`/verification`; stays if already there',
    ],
    cases: [
      of('a configured app gets the request', approval(true), asked),
      of('nothing happens if already on /verification', approval(true), stay, '/verification'),
      of('an app that was just set up gets the request', approval(true), asked, '/mobile-setup'),
    ],
    walk: walked(approval(true), onPage('/verification', 'signinVerification'), ['fetchSessionStatus']),
    play: { person: 'approve' },
  },
  'a mobile app to set up': {
    recorded: true,
    row: [
      '`signinVerification`, not configured',
      'cookie `signinVerification`',
      '`/mobile-setup`; stays if already there, or on `/verification`',
    ],
    cases: [
      of('an app has to be set up first', approval(false), setUp),
      of('an unknown state requires the set-up', approval(), setUp),
      of('the state null requires the set-up', approval(null), setUp),
      of('the set-up page stays open', approval(false), stay, '/mobile-setup'),
      of('the approval page stays open without a set-up', approval(false), stay, '/verification'),
      of('the approval page stays open in an unknown state', approval(), stay, '/verification'),
    ],
    walk: walked(approval(false), onPage('/mobile-setup', 'signinVerification'), [
      'fetchApps',
      'fetchSessionStatus',
    ]),
    play: { person: 'approve-setup' },
  },
  'a device check': {
    row: [
      '`deviceCompliance`',
      'cookie `w-device-compliance-check-info`, mode `mfa`',
      'the device check, version 1',
    ],
    cases: [
      of('a device check', { type: 'deviceCompliance' }, { kind: 'deviceCheck', version: 1 }),
      of(
        'version 1 ignores the login marker',
        { type: 'deviceCompliance', loginMarker: 'm' },
        { kind: 'deviceCheck', version: 1 },
      ),
    ],
    walk: walked(
      { type: 'deviceCompliance' },
      { left: deviceCheckAt('', '/signin/session-status'), cookies: checking('mfa') },
    ),
    play: { person: 'device-v1' },
  },
  'a device check of version 2': {
    row: ['`deviceComplianceV2`', 'the same', 'the device check, version 2, with its login marker'],
    cases: [
      of(
        'version 2 passes on its login marker',
        version2,
        { kind: 'deviceCheck', version: 2, loginMarker: 'm-1' },
        '/session-status',
      ),
      of('an empty marker is ignored', { ...version2, loginMarker: '' }, { kind: 'deviceCheck', version: 2 }),
    ],
    walk: walked(version2, { left: deviceCheckAt('v2', '/signin/session-status', '&login-marker=m-1') }),
    play: { person: 'device-v2' },
  },
  'a passkey': {
    recorded: true,
    row: ['`passkey`', 'cookie `twoFactor`', '`/passkey`'],
    cases: [of('a passkey leads to its page', { type: 'passkey' }, screen('/passkey', 'twoFactor'))],
    walk: {
      ...passkey,
      // The page asks for them when it comes.
      answers: { ...passkey.answers, fetchPasskeyRequest: { body: { challenge: 'Y2g' } } },
    },
  },
  'a factor of an unknown type': {
    row: ['any other type', '', SERVER_ERROR],
    cases: [
      of('an unknown type is a failure', { type: 'palmReading' }, failure('type')),
      of('a type in upper case is unknown', { type: 'SMS', timeout: 300 }, failure('type')),
    ],
    walk: walkedWrongly({ type: 'palmReading' }),
    play: { person: 'unknown-factor' },
  },
})
