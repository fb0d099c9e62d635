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
    'an accepted passkey leads to the post-password checks',
    known({ kind: 'signedIn', person: { userId: 'u-7' } }),
    { kind: 'checks', person: { userId: 'u-7' } },
  ],
  [
    'an accepted passkey of a federated user leads to the identity provider’s address',
    known({ kind: 'signedIn', person: { type: 'federated' } }),
    { kind: 'federated' },
  ],
  ['an accepted passkey can lead to a factor', known({ kind: 'secondFactorDue' }), { kind: 'factor' }],
  [
    'a rejected passkey has its own message',
    { kind: 'refused', answer: { kind: 'refused' } },
    problem('passkeyRefused'),
  ],
  [
    'a missing phone has the same message as after a password',
    { kind: 'refused', answer: { kind: 'phoneNotRegistered' } },
    problem('phoneNotRegistered'),
  ],
  ['an unknown passkey has its own message', { kind: 'unknown' }, problem('passkeyUnknown')],
]

test.each(table)('%s', (_rule, answer, next) => {
  expect(afterPasskey(answer)).toEqual(next)
})
