import { recoveryCodesActions } from 'src/features/authenticator/recoveryCodesSlice'
import { call, put, type Saga, take } from 'src/sagas/effects'
import { wallClock } from 'src/services/browser/environment'
import { dropCodesToSave, holdCodesToSave } from 'src/features/authenticator/heldCodesToSave'

/** Shows recovery codes until the person continues. Only this page's memory holds them (factors/recovery-codes). */
export function* showRecoveryCodes(recoveryCodes: readonly string[]): Saga {
  try {
    yield* call(holdCodesToSave, recoveryCodes.join('\n'))
    yield* put(recoveryCodesActions.shown(yield* call(wallClock)))
    yield* take(recoveryCodesActions.left)
  } finally {
    yield* call(dropCodesToSave)
  }
}

/** Shows recovery codes on a page that continues meanwhile; `dropRecoveryCodes` removes them. */
export function* holdRecoveryCodes(recoveryCodes: readonly string[]): Saga {
  yield* call(holdCodesToSave, recoveryCodes.join('\n'))
  yield* put(recoveryCodesActions.shown(yield* call(wallClock)))
}

/** Removes recovery codes from the memory of the page when the person continues, and when the page ends (security-page/recovery-codes). */
export function* dropRecoveryCodes(): Saga {
  yield* put(recoveryCodesActions.begun())
  try {
    for (;;) {
      yield* take(recoveryCodesActions.left)
      yield* call(dropCodesToSave)
    }
  } finally {
    yield* call(dropCodesToSave)
  }
}
