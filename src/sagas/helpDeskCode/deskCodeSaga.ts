import { ownNameOf, selectPageUser } from 'src/features/record/selectors'
import { selectEntry, selectRoute } from 'src/features/navigation/selectRoute'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { deskCodeActions, selectDeskCode } from 'src/features/helpDeskCode/deskCodeSlice'
import { deskFacts } from 'src/features/helpDeskCode/deskFacts'
import { selectHelp } from 'src/features/support/helpSlice'
import { catchProblem, logCaught } from 'src/sagas/caught'
import { untilEnabled } from 'src/sagas/company/company'
import { call, put, race, type Saga, select, take } from 'src/sagas/effects'
import { untilDeadline } from 'src/sagas/lifetime/untilDeadline'
import { untilNextPoll, pollUntil } from 'src/sagas/lifetime/pollUntil'
import { callForPerson, untilMayAct } from 'src/sagas/oneSignIn/oneSignIn'
import {
  createHelpDeskCode,
  type DeskCode,
  type DeskCodeAnswer,
  fetchHelpDeskCode,
} from 'src/services/api/helpDeskCodeService'
import { deadlineIn } from 'src/services/clock'
import { dropDeskCode, holdDeskCode } from 'src/features/helpDeskCode/heldDeskCode'
import { defaultPause } from 'src/features/polling/pollPause'

/**
 * Offers a code that identifies this page to the company's help desk, if the company uses such codes. The end of a
 * sign-in removes it from the page (support/desk-code, support/desk-ended).
 */
export function* deskCodeJourney(): Saga {
  yield* put(deskCodeActions.begun())
  // A form that is opened by its address may be rendered before the settings have loaded.
  yield* call(untilEnabled, 'helpDeskCodeEnabled')
  try {
    for (;;) {
      yield* race({
        codes: call(offerCodes),
        out: take(sessionEvents.signOutRequested),
        overtaken: take(sessionEvents.overtaken),
      })
      yield* call(dropDeskCode)
    }
  } finally {
    yield* call(dropDeskCode)
  }
}

/** Shows this browser's current code, and requests another one at each press, with one request at a time. */
export function* offerCodes(): Saga {
  yield* put(deskCodeActions.offered())
  yield* call(untilWanted, resumeCode)
  for (;;) {
    const code = yield* call(askForCode)
    yield* call(untilWanted, followCode, code)
  }
}

/** Runs this saga until the person requests a code. */
function* untilWanted<A extends unknown[]>(goOn: (...args: A) => Saga, ...args: A): Saga {
  const { wanted } = yield* race({
    over: call(goOn, ...args),
    wanted: take(deskCodeActions.wanted),
  })
  if (!wanted) yield* take(deskCodeActions.wanted)
}

/**
 * Shows the browser's current code after a refresh, in a reopened form and in a second tab. Without an answer, the
 * page still offers to request one (support/desk-kept).
 */
export function* resumeCode(): Saga {
  try {
    yield* call(followCode, yield* call(fetchHelpDeskCode))
  } catch (error) {
    yield* logCaught('code for the help desk', error)
  }
}

/** Requests a code. Returns undefined if the server creates none, after it has shown why, and if the page no longer belongs to the session (one-sign-in/compared). */
export function* askForCode(): Saga<DeskCode | undefined> {
  yield* call(dropDeskCode)
  try {
    const known = {
      route: yield* select(selectRoute),
      // Also after a refresh, because the browser keeps the history entry.
      entry: yield* select(selectEntry),
      // The browser may remember another user.
      name: ownNameOf(yield* select(selectPageUser)),
      problem: (yield* select(selectHelp)).problem,
    }
    const code = yield* call(callForPerson, createHelpDeskCode, deskFacts(known))
    // The code belongs to the session, but the page belongs to a person.
    return (yield* call(untilMayAct)) ? code : undefined
  } catch (error) {
    yield* put(deskCodeActions.failed(yield* catchProblem(error, 'serverTryLater')))
    return undefined
  }
}

/** Shows a code until it is looked up, expires, or another code replaces it (support/desk-seen, support/desk-life). */
export function* followCode(first: DeskCodeAnswer | undefined): Saga {
  let answer = first
  while (answer?.kind === 'code') {
    const ends = yield* call(deadlineIn, answer.lifeMs)
    yield* call(holdDeskCode, answer.code)
    yield* put(deskCodeActions.shown(ends))
    const { news } = yield* race({
      news: call(untilCodeChanges, answer.code),
      over: call(untilDeadline, ends),
    })
    answer = news
    if (answer?.kind !== 'code') yield* call(dropDeskCode)
  }
  if (answer?.kind === 'seen') yield* put(deskCodeActions.seen(answer.atMs))
  else if ((yield* select(selectDeskCode)).step === 'shown') yield* put(deskCodeActions.ranOut())
}

/** Polls until the desk has looked up this code, or the browser has another code or none (support/desk-seen). */
export function* untilCodeChanges(code: string): Saga<DeskCodeAnswer> {
  yield* call(untilNextPoll, defaultPause(yield* call(deadlineIn, 0)))
  return yield* call(pollUntil<DeskCodeAnswer>, {
    name: 'code for the help desk',
    ask: () => askForNews(code),
    code: 'serverTryLater',
    failed: ({ problem }) => deskCodeActions.unanswered(problem),
    wait: untilNextPoll,
  })
}

function* askForNews(code: string): Saga<DeskCodeAnswer | undefined> {
  const answer = yield* call(fetchHelpDeskCode)
  if (answer.kind !== 'code' || answer.code !== code) return answer
  yield* put(deskCodeActions.notSeen())
  return undefined
}
