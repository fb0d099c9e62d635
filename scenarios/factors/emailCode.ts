import { statusCalls, tried } from 'scenarios/factors/textCode'
import { type Answer, type Deed, due, NOW, refused, signIn, table, type Walk } from 'scenarios/scenario'

const email = {
  signIn: { status: 202 },
  fetchSessionStatus: due({ type: 'email', timeout: 300, resend: true, reference: 'm•••@harbor.test' }),
}
const CODE: Deed = {
  type: 'factorCode/submitted',
  payload: { kind: 'text', mfaType: 'email', code: '012345' },
}
const entered = (activate: Answer, ends: Walk['ends'], more: readonly string[] = []): Walk => ({
  answers: { ...email, activate },
  does: [...signIn(), CODE],
  calls: [...tried, ...more],
  ends,
})

/** The page is that of a text message in all but its words; these walks hold that it is. */
export const emailCode = table('email-code', ['input', 'result'], {
  'a code by e-mail that is right': {
    row: ['the right code', 'the checks after the last factor'],
    walk: entered({ status: 204 }, { left: '/online/' }, [
      'fetchFeatures',
      'fetchSettings',
      'fetchOnboardingStatus',
    ]),
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
    walk: {
      answers: { ...email, resendCode: { body: { timeout: 200 } } },
      does: [...signIn(), { passMs: 30_000 }, { type: 'newCode/newCodePressed' }],
      calls: [...statusCalls, 'resendCode'],
      ends: {
        at: '/email-code',
        state: { newCode: { step: 'offered', sent: 1 } },
        keeps: { mfaDeadline: NOW + 230_000 },
      },
    },
    play: { person: 'email', todo: 'Wait, then ask for another code.' },
  },
  'a code by e-mail that has run out': {
    row: ['the deadline passes', "`/`, 'Your security code has expired. Sign in again to get a new one.'"],
    walk: {
      answers: email,
      does: [...signIn(), { passMs: 300_000 }],
      calls: statusCalls,
      ends: { at: '/', says: 'codeTimedOut', keeps: { mfaType: undefined } },
    },
    play: { person: 'email-short', todo: 'Wait for a minute.' },
  },
  'a code by e-mail whose page is refreshed': {
    row: ['a refresh', "`/` with 'Please sign in again.'"],
    walk: {
      answers: email,
      does: [...signIn(), { load: '/email-code', as: 'reload' }],
      calls: statusCalls,
      ends: { at: '/', says: 'signInAgain' },
    },
    play: { person: 'email', todo: 'Refresh the page of the code.' },
  },
})
