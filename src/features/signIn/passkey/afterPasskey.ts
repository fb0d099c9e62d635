import { type AfterPassword, afterPassword } from 'src/features/signIn/afterPassword'
import type { PasskeyAnswer } from 'src/services/api/passkeys/passkeyService'

/** Where the answer to a passkey leads: the same as for a password, with texts of its own (passkeys/sign-in, passkeys/unknown). */
export function afterPasskey(answer: PasskeyAnswer): AfterPassword {
  if (answer.kind === 'unknown') return { kind: 'problem', problem: { code: 'passkeyUnknown' } }
  const next = afterPassword(answer.answer)
  return next.kind === 'problem' && next.problem.code === 'wrongCredentials'
    ? { kind: 'problem', problem: { code: 'passkeyRefused' } }
    : next
}
