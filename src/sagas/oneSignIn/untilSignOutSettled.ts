import type { RecordState } from 'src/features/record/recordState'
import { selectRecord } from 'src/features/record/selectors'
import { type Saga, select, takeType } from 'src/sagas/effects'

/** Waits for the end of a pending sign-out, because a late response must not end the next person's session (one-sign-in/sign-out). */
export function* untilSignOutSettled(): Saga {
  while (isRunning(yield* select(selectRecord))) yield* takeType('*')
}

function isRunning({ signOut }: RecordState): boolean {
  return signOut === 'running' || signOut === 'retried'
}
