import { afterPasskey } from 'src/features/signIn/passkey/afterPasskey'
import type { AfterPassword } from 'src/features/signIn/afterPassword'
import type { PasskeyAnswer } from 'src/services/api/passkeys/passkeyService'

const problem = (code: string) => ({ kind: 'problem', problem: { code } }) as AfterPassword
const known = (answer: Extract<PasskeyAnswer, { kind: 'known' }>['answer']): PasskeyAnswer => ({
  kind: 'known',
  username: 'ada',
  answer,
})

// (passkeys/sign-in, passkeys/unknown)
const table: [rule: string, answer: PasskeyAnswer, next: AfterPassword][] = [
  [
    'a right one leads to the checks',
    known({ kind: 'signedIn', person: { userId: 'u-7' } }),
    { kind: 'checks', person: { userId: 'u-7' } },
  ],
  [
    'or to the address of a federated person',
    known({ kind: 'signedIn', person: { type: 'federated' } }),
    { kind: 'federated' },
  ],
  ['or to a factor', known({ kind: 'secondFactorDue' }), { kind: 'factor' }],
  [
    'a refused one has words of its own',
    { kind: 'refused', answer: { kind: 'refused' } },
    problem('passkeyRefused'),
  ],
  [
    'a missing phone has those of the password',
    { kind: 'refused', answer: { kind: 'phoneNotRegistered' } },
    problem('phoneNotRegistered'),
  ],
  ['an unknown one is told as such', { kind: 'unknown' }, problem('passkeyUnknown')],
]

test.each(table)('%s', (_rule, answer, next) => {
  expect(afterPasskey(answer)).toEqual(next)
})
