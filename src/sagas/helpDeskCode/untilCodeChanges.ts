import { deskCodeActions } from 'src/features/helpDeskCode/deskCodeSlice'
import { defaultPause } from 'src/features/polling/pollPause'
import { call, put, type Saga } from 'src/sagas/effects'
import { pollUntil } from 'src/sagas/lifetime/pollUntil'
import { untilNextPoll } from 'src/sagas/lifetime/untilNextPoll'
import { type DeskCodeAnswer, fetchHelpDeskCode } from 'src/services/api/helpDeskCodeService'
import { deadlineIn } from 'src/services/clock'

/** Polls until the desk has looked up this code, or the browser has another code or none (support/desk-seen). */
export function* untilCodeChanges(code: string): Saga<DeskCodeAnswer> {
  yield* call(untilNextPoll, defaultPause(yield* call(deadlineIn, 0)))
  return yield* call(pollUntil<DeskCodeAnswer>, {
    name: 'code for the help desk',
    ask: () => fetchChangedCode(code),
    code: 'serverTryLater',
    failed: ({ problem }) => deskCodeActions.unanswered(problem),
    wait: untilNextPoll,
  })
}

function* fetchChangedCode(code: string): Saga<DeskCodeAnswer | undefined> {
  const answer = yield* call(fetchHelpDeskCode)
  if (answer.kind !== 'code' || answer.code !== code) return answer
  yield* put(deskCodeActions.notSeen())
  return undefined
}
