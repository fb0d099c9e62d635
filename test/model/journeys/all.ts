import type { SentCall } from 'test/model/browser/page'
import type { JourneyModel } from 'test/model/journeys/journeyModel'
import { nativeClient } from 'test/model/journeys/nativeClient/model'
import { phoneSignIn } from 'test/model/journeys/phoneSignIn/model'
import type { ServerAnswer } from 'test/model/server/answers'
import type { Server, Session } from 'test/model/server/server'

/** The journeys that have a separate model; the rest of the model does not name them. */
export const JOURNEY_MODELS: readonly JourneyModel[] = [nativeClient, phoneSignIn]

/** Returns the journeys' answer to a call; undefined if no journey knows the call. */
export const answerOf = (
  kind: 'open' | 'inSession',
  server: Server,
  call: SentCall,
  session?: Session,
): ServerAnswer | undefined => {
  for (const journey of JOURNEY_MODELS) {
    const answer = journey[kind]?.[`${call.method} ${call.path}`]
    if (answer) return answer(server, call, session)
  }
  return undefined
}
