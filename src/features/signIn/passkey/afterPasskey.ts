import { type AfterPassword, afterPassword } from 'src/features/signIn/afterPassword'
import type { PasskeyAnswer } from 'src/services/api/passkeys/passkeySignInService'

/** Decides the next step after a passkey: as after a password, with other texts (passkeys/sign-in, passkeys/unknown). */
export function afterPasskey(answer: PasskeyAnswer): AfterPassword {
  if (answer.kind === 'unknown') return { kind: 'problem', problem: { code: 'passkeyUnknown' } }
  const next = afterPassword(answer.answer)
  return next.kind === 'problem' && next.problem.code === 'wrongCredentials'
    ? { kind: 'problem', problem: { code: 'passkeyRefused' } }
    : next
}
