import { COOKIES } from 'src/constants/cookies'
import { ROUTES } from 'src/constants/routes'
import { type CodePage, SENT_CODES, type TextFactor } from 'src/constants/sentCodes'
import { SECOND_MS } from 'src/constants/timings'
import { codeActions, selectCode, newCodeActions, selectNewCode } from 'src/features/mfa/factorCodeSlice'
import { recordActions } from 'src/features/record/recordSlice'
import { selectRecord } from 'src/features/record/selectors'
import { untilDeadline } from 'src/sagas/lifetime/untilDeadline'
import { untilCodeAccepted } from 'src/sagas/mfa/codeEntry'
import { call, put, race, type Saga, select, take } from 'src/sagas/effects'
import { followAcceptedCode } from 'src/sagas/signIn/factor'
import { redirectTo, abortSignIn } from 'src/sagas/navigation/goTo'
import { type Deadline, deadlineIn } from 'src/services/clock'
import { isReload } from 'src/services/browser/browsingContext'
import { readCookie } from 'src/services/storage/readCookie'

/** Runs the page of a code that was sent (factors/countdown, factors/no-timeout). */
export function* textCodeJourney(page: CodePage): Saga {
  for (;;) {
    const { awaited } = (yield* select(selectRecord)).factor
    if (!awaited || !isEnteredOn(page, awaited.mfaType)) return yield* call(leaveWithoutCode)
    const ends = awaited.ends ?? (yield* call(beginCode, awaited.timeoutS))
    yield* put(codeActions.codeRequested({ kind: 'text', mfaType: awaited.mfaType }))
    const { answer } = yield* race({
      answer: call(untilCodeAccepted),
      over: call(untilCodeOver, ends),
    })
    if (!answer) {
      yield* put(recordActions.codeForgotten())
      return yield* call(abortSignIn, { code: 'codeTimedOut' } as const)
    }
    if (!(yield* call(followAcceptedCode, answer))) return
  }
}

/** Returns the deadline of a code, counted from the first display of its page. */
function* beginCode(timeoutS: number): Saga<Deadline> {
  const ends = yield* call(deadlineIn, timeoutS * SECOND_MS)
  yield* put(recordActions.codeShown(ends))
  return ends
}

const isEnteredOn = (page: CodePage, type: TextFactor): boolean => type in SENT_CODES[page].steps

/** Leaves the page because no code is expected: a refresh has lost the step, or the code was used and the person is signed in. */
export function* leaveWithoutCode(): Saga {
  const signedIn = (yield* call(readCookie, COOKIES.authenticationMode)) === 'simple'
  if (!signedIn && (yield* call(isReload))) yield* call(abortSignIn, { code: 'signInAgain' } as const)
  else yield* call(redirectTo, ROUTES.login, { lostStep: true } as const)
}

/** Waits until the code has expired; another code extends the time (factors/countdown). */
export function* untilCodeOver(ends: Deadline): Saga {
  const { prolonged } = yield* race({
    over: call(untilOverAndAnswered, ends),
    prolonged: take(recordActions.codeProlonged),
  })
  if (prolonged) yield* call(untilCodeOver, prolonged.payload.ends)
}

/** Waits until the deadline, and then for requests that started before it: the check of a code, and another code that is being sent. */
export function* untilOverAndAnswered(deadline: Deadline): Saga {
  yield* call(untilDeadline, deadline)
  for (;;) {
    if ((yield* select(selectCode)).step === 'sending') yield* take(codeActions.refused)
    else if ((yield* select(selectNewCode)).step === 'sending')
      yield* race({ sent: take(newCodeActions.sent), failed: take(newCodeActions.failed) })
    else return
  }
}
