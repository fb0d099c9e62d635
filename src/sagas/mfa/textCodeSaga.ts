import { COOKIES } from 'src/constants/cookies'
import { ROUTES } from 'src/constants/routes'
import { type CodePage, SENT_CODES, type TextFactor } from 'src/constants/sentCodes'
import { COUNTDOWN_TICK_MS, SECOND_MS } from 'src/constants/timings'
import { codeActions, selectCode } from 'src/features/mfa/factorCodeSlice'
import { newCodeActions, selectNewCode } from 'src/features/mfa/textCode/newCodeSlice'
import { recordActions } from 'src/features/session/record/recordSlice'
import { selectRecord } from 'src/features/session/record/selectors'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { untilCodeAccepted } from 'src/sagas/mfa/codeEntry'
import {
  call,
  callEffect,
  delayEffect,
  put,
  race,
  type Saga,
  select,
  take,
  takeEffect,
} from 'src/sagas/effects'
import { followAcceptedCode } from 'src/sagas/signIn/factor'
import { redirectTo } from 'src/sagas/navigation/goTo'
import { abortSignIn } from 'src/sagas/navigation/abortSignIn'
import { type Deadline, deadlineIn, millisecondsLeft } from 'src/services/clock'
import { isReload } from 'src/services/browser/browsingContext'
import { readCookie } from 'src/services/storage/readCookie'

/** The page of a code that was sent (factors/countdown, factors/no-timeout). */
export function* textCodeJourney(page: CodePage): Saga {
  for (;;) {
    const { awaited } = yield* select(selectRecord)
    if (!awaited || !isAskedOn(page, awaited.mfaType)) return yield* call(turnAway)
    const deadline = awaited.ends ?? (yield* call(beginCode, awaited.timeoutS))
    const left = yield* call(millisecondsLeft, deadline)
    yield* put(codeActions.asked({ kind: 'text', mfaType: awaited.mfaType, secondsLeft: shown(left) }))
    const { answer } = yield* race({
      answer: callEffect(untilCodeAccepted),
      over: callEffect(countDown, deadline),
    })
    if (!answer) {
      yield* put(recordActions.codeForgotten())
      return yield* call(abortSignIn, { code: 'codeTimedOut' } as const)
    }
    if (!(yield* call(followAcceptedCode, answer))) return
  }
}

/** The time of a code counts from the first sight of its page. */
function* beginCode(timeoutS: number): Saga<Deadline> {
  const ends = yield* call(deadlineIn, timeoutS * SECOND_MS)
  yield* put(recordActions.codeShown(ends))
  return ends
}

const isAskedOn = (page: CodePage, type: TextFactor): boolean => type in SENT_CODES[page].steps

/** Nothing is awaited here. A refresh has lost what was, or the code has been used and the person is signed in. */
export function* turnAway(): Saga {
  const signedIn = (yield* call(readCookie, COOKIES.authenticationMode)) === 'simple'
  if (!signedIn && (yield* call(isReload))) yield* call(abortSignIn, { code: 'signInAgain' } as const)
  else yield* call(redirectTo, ROUTES.login, { lostStep: true } as const)
}

/** Dispatches the seconds that are left, by the deadline and not by counting; at the end it waits for a pending check of a code, and for a new code that is being sent. */
export function* countDown(until: Deadline): Saga {
  let deadline = until
  for (;;) {
    const left = yield* call(millisecondsLeft, deadline)
    yield* put(codeActions.ticked(shown(left)))
    const { over, prolonged } = yield* race({
      over: callEffect(passTime, left),
      prolonged: takeEffect(codeActions.prolonged),
    })
    if (over) return
    if (prolonged) deadline = prolonged.payload
  }
}

/** To the next full second; a page that comes back is right at once. True at the end. */
export function* passTime(leftMs: number): Saga<boolean> {
  if (leftMs <= 0) {
    yield* call(untilAnswered)
    return true
  }
  yield* race({
    tick: delayEffect(leftMs % COUNTDOWN_TICK_MS || COUNTDOWN_TICK_MS),
    noticed: takeEffect(sessionEvents.pageNoticed),
  })
  return false
}

/** Until nothing that was asked for in time is under way. */
function* untilAnswered(): Saga {
  for (;;) {
    if ((yield* select(selectCode)).step === 'sending') yield* take(codeActions.refused)
    else if ((yield* select(selectNewCode)).step === 'sending')
      yield* race({ sent: takeEffect(newCodeActions.sent), failed: takeEffect(newCodeActions.failed) })
    else return
  }
}

const shown = (leftMs: number): number => Math.max(0, Math.ceil(leftMs / SECOND_MS))
