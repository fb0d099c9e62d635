import { type AfterPassword, afterPassword } from 'src/features/signIn/afterPassword'
import type { SignInAnswer } from 'src/services/api/authService'

const table: [rule: string, answer: SignInAnswer, next: AfterPassword][] = [
  ['a second factor is due', { kind: 'secondFactorDue' }, { kind: 'factor' }],
  ['a federated sign-in', { kind: 'signedIn', person: { type: 'federated' } }, { kind: 'federated' }],
  [
    'a federated sign-in outranks what else is said of the person',
    { kind: 'signedIn', person: { type: 'federated', passwordExpiresIn: null, autoLoginEnabled: true } },
    { kind: 'federated' },
  ],
  ['anybody else', { kind: 'signedIn', person: { userId: 7 } }, { kind: 'checks', person: { userId: 7 } }],
  [
    'another type',
    { kind: 'signedIn', person: { type: 'Federated' } },
    { kind: 'checks', person: { type: 'Federated' } },
  ],
  ['a wrong password', { kind: 'refused' }, { kind: 'problem', problem: { code: 'wrongCredentials' } }],
  ['no phone', { kind: 'phoneNotRegistered' }, { kind: 'problem', problem: { code: 'phoneNotRegistered' } }],
]
test.each(table)('%s', (_rule, answer, next) => {
  expect(afterPassword(answer)).toEqual(next)
})
