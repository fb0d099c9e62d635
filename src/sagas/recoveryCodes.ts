import { recoveryCodesActions } from 'src/features/session/authenticator/recoveryCodesSlice'
import { call, put, type Saga, take } from 'src/sagas/effects'
import { dropCode, holdCode } from 'src/services/heldCode'

/** Shows recovery codes until the person goes on: they are in the memory of this page alone, and told once (factors/recovery-codes). */
export function* showRecoveryCodes(recoveryCodes: readonly string[]): Saga {
  try {
    yield* call(holdCode, recoveryCodes.join('\n'), 'recovery' as const)
    yield* put(recoveryCodesActions.shown())
    yield* take(recoveryCodesActions.left)
  } finally {
    yield* call(dropCode, 'recovery' as const)
  }
}
