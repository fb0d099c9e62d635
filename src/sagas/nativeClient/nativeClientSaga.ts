import { ROUTES } from 'src/constants/routes'
import {
  nativeClientActions,
  type HandOverMethod,
  selectNativeClient,
} from 'src/features/nativeClient/nativeClientSlice'
import { selectCaller } from 'src/features/record/selectors'
import { catchProblem } from 'src/sagas/caught'
import { call, put, type Saga, select, take, takeLeading } from 'src/sagas/effects'
import { abortSignIn, redirectTo } from 'src/sagas/navigation/goTo'
import { openWebApp } from 'src/sagas/leaving/openWebApp'
import { callForPerson, untilMayAct } from 'src/sagas/oneSignIn/oneSignIn'
import {
  type AcceptedNativeRequest,
  nativeRequestHere,
  openApp,
} from 'src/services/addresses/nativeClientRequest'
import { createNativeCode, type NativeCodeAnswer } from 'src/services/api/nativeClientService'
import { deadlineIn } from 'src/services/clock'
import { dropAppCode, holdAppCode } from 'src/features/nativeClient/heldAppCode'

/**
 * Hands a sign-in over to the app that started it. It must hand over only to apps that the configuration lists, and
 * only when the person presses the button (addresses/native).
 */
export function* nativeClientJourney(): Saga {
  const request = yield* call(nativeRequestHere, yield* select(selectCaller))
  if (!request) {
    yield* call(redirectTo, ROUTES.login)
    return
  }
  yield* put(nativeClientActions.arrived(request))
  yield* takeLeading(nativeClientActions.stayed, openWebApp)
  if (request.kind === 'refused') return
  try {
    for (;;) {
      yield* take(nativeClientActions.wanted)
      yield* call(handOver, request)
    }
  } finally {
    yield* call(dropAppCode)
  }
}

export function* handOver(request: AcceptedNativeRequest): Saga {
  const state = yield* select(selectNativeClient)
  if (state.step !== 'fetching') return
  const { clientId, challenge, address } = request
  const wish = { clientId, challenge, ...(state.way === 'open' && address !== undefined && { address }) }
  try {
    const answer = yield* call(callForPerson, createNativeCode, wish)
    yield* call(follow, answer, request, state.way)
  } catch (error) {
    yield* put(nativeClientActions.failed(yield* catchProblem(error, 'serverTryLater')))
  }
}

/** Compares the mark once more, because the code belongs to the session and the page to a person (one-sign-in/compared). */
export function* follow(
  answer: NativeCodeAnswer,
  { address, state }: AcceptedNativeRequest,
  way: HandOverMethod,
): Saga {
  switch (answer.kind) {
    case 'signedOut':
      return yield* call(abortSignIn, { code: 'signInAgain' } as const)
    case 'unknownClient':
      yield* put(nativeClientActions.unknownToServer())
      return
    case 'code':
      if (!(yield* call(untilMayAct))) return
      if (way === 'open' && address !== undefined) {
        yield* put(nativeClientActions.opened())
        yield* call(openApp, { address, code: answer.code, state })
        return
      }
      yield* call(holdAppCode, answer.code)
      yield* put(nativeClientActions.codeHeld(yield* call(deadlineIn, answer.lifeMs)))
  }
}
