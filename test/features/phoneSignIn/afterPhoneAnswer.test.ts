import { type AfterPhoneAnswer, afterPhoneAnswer } from 'src/features/phoneSignIn/afterPhoneAnswer'
import type { PhoneSignInAnswer } from 'src/services/api/phoneSignIn/phoneSignInService'

const PAUSE_MS = 5000
const APPROVED = { kind: 'signedIn', username: 'grace', person: { userId: 'u-1' } } as unknown as Extract<
  PhoneSignInAnswer,
  { kind: 'signedIn' }
>
const DENIED = { kind: 'denied' } as const
const EXPIRED = { kind: 'expired' } as const

const table: [rule: string, answer: PhoneSignInAnswer, after: AfterPhoneAnswer][] = [
  ['an approval signs in', APPROVED, { kind: 'goOn', answer: APPROVED }],
  ['a refusal ends it', DENIED, { kind: 'over', answer: DENIED }],
  ['codes that have run out end it', EXPIRED, { kind: 'over', answer: EXPIRED }],
  [
    'a phone that has come: the number',
    { kind: 'comparing', number: '47' },
    { kind: 'compare', number: '47' },
  ],
  ['no phone yet: at the same pace', { kind: 'waiting' }, { kind: 'wait', pauseMs: 5000 }],
  ['too fast: five seconds more', { kind: 'slowDown' }, { kind: 'wait', pauseMs: 10_000 }],
  ['or as the server says', { kind: 'slowDown', pauseMs: 30_000 }, { kind: 'wait', pauseMs: 30_000 }],
  ['but never faster', { kind: 'slowDown', pauseMs: 1000 }, { kind: 'wait', pauseMs: 10_000 }],
]
test.each(table)('%s', (_rule, answer, after) => {
  expect(afterPhoneAnswer(answer, PAUSE_MS)).toEqual(after)
})
