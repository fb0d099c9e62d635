import { tried } from 'scenarios/factors/stepFacts'
import {
  type Answer,
  CHECKS,
  type Deed,
  type End,
  NOW,
  refused,
  signsIn,
  STATUS_ASKED,
  table,
  withFactors,
} from 'scenarios/scenario'

const email = withFactors({ type: 'email', timeout: 300, resend: true, reference: 'm•••@harbor.test' })
const CODE: Deed = {
  type: 'factorCode/submitted',
  payload: { kind: 'text', mfaType: 'email', code: '012345' },
}
const entered = (activate: Answer, ends: End, more: readonly string[] = []) =>
  signsIn({ ...email, activate }, ends, [...tried, ...more], [CODE])

/** The page is that of a text message in all but its words; these walks hold that it is. */
export const emailCode = table('email-code', ['input', 'result'], {
  'a code by e-mail that is right': {
    row: ['the right code', 'the checks after the last factor'],
    walk: entered({ status: 204 }, { left: '/online/' }, CHECKS),
    play: { person: 'email', todo: 'Enter the code.' },
  },
  'a code by e-mail before another factor': {
    row: ['the same, and the answer names a further factor', 'that factor'],
    walk: entered({ body: { mfa: [{ type: 'symantecVip', action: 'code' }] } }, { at: '/symantec' }),
    play: { person: 'email', todo: 'Enter the code.' },
  },
  'a code by e-mail that is wrong': {
    row: ['a wrong code', 'the server’s words under the field'],
    walk: entered(refused(400, { message: 'Wrong code.' }), {
      at: '/email-code',
      says: 'serverText',
      text: 'Wrong code.',
      state: { factorCode: { step: 'editing', attempt: 2 } },
    }),
    play: { person: 'email', todo: 'Enter a wrong code.' },
  },
  'another code by e-mail': {
    row: [
      "'Send a new code', 30 s after the last",
      'the call; the countdown starts again with the time of its answer',
    ],
    walk: signsIn(
      { ...email, resendCode: { body: { timeout: 200 } } },
      {
        at: '/email-code',
        state: { newCode: { step: 'offered', sent: 1 } },
        keeps: { mfaDeadline: NOW + 230_000 },
      },
      [...STATUS_ASKED, 'resendCode'],
      [{ passMs: 30_000 }, { type: 'newCode/newCodePressed' }],
    ),
    play: { person: 'email', todo: 'Wait, then ask for another code.' },
  },
  'a code by e-mail that has run out': {
    row: ['the deadline passes', "`/`, 'Your security code has expired. Sign in again to get a new one.'"],
    walk: signsIn(email, { at: '/', says: 'codeTimedOut', keeps: { mfaType: undefined } }, STATUS_ASKED, [
      { passMs: 300_000 },
    ]),
    play: { person: 'email-short', todo: 'Wait for a minute.' },
  },
  'a code by e-mail whose page is refreshed': {
    row: ['a refresh', "`/` with 'Please sign in again.'"],
    walk: signsIn(email, { at: '/', says: 'signInAgain' }, STATUS_ASKED, [
      { load: '/email-code', as: 'reload' },
    ]),
    play: { person: 'email', todo: 'Refresh the page of the code.' },
  },
})
