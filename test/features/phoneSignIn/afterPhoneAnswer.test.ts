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
  ['an approval continues the sign-in', APPROVED, { kind: 'goOn', answer: APPROVED }],
  ['a denial ends the request', DENIED, { kind: 'over', answer: DENIED }],
  ['expired codes end the request', EXPIRED, { kind: 'over', answer: EXPIRED }],
  [
    'a phone that opened the request shows the number',
    { kind: 'comparing', number: '47' },
    { kind: 'compare', number: '47' },
  ],
  [
    'without a phone, polling continues at the same interval',
    { kind: 'waiting' },
    { kind: 'wait', pauseMs: 5000 },
  ],
  [
    'a request to slow down adds five seconds to the interval',
    { kind: 'slowDown' },
    { kind: 'wait', pauseMs: 10_000 },
  ],
  [
    'the server may set a longer interval',
    { kind: 'slowDown', pauseMs: 30_000 },
    { kind: 'wait', pauseMs: 30_000 },
  ],
  [
    'the server cannot set a shorter interval',
    { kind: 'slowDown', pauseMs: 1000 },
    { kind: 'wait', pauseMs: 10_000 },
  ],
]
test.each(table)('%s', (_rule, answer, after) => {
  expect(afterPhoneAnswer(answer, PAUSE_MS)).toEqual(after)
})
