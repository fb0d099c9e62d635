import type { SentCall } from 'test/model/browser/page'
import type { WorldJourney } from 'test/model/journeys/worldJourney'
import { nativeClientInWorld } from 'test/model/journeys/nativeClient/inWorld'
import { phoneSignInInWorld } from 'test/model/journeys/phoneSignIn/inWorld'
import type { ServerAnswer } from 'test/model/server/answers'
import type { Server, Session } from 'test/model/server/server'

/** The journeys that have a separate model; the rest of the model does not name them. */
export const WORLD_JOURNEYS: readonly WorldJourney[] = [nativeClientInWorld, phoneSignInInWorld]

/** Returns the journeys' answer to a call; undefined if no journey knows the call. */
export const answerOf = (
  kind: 'open' | 'inSession',
  server: Server,
  call: SentCall,
  session?: Session,
): ServerAnswer | undefined => {
  for (const journey of WORLD_JOURNEYS) {
    const answer = journey[kind]?.[`${call.method} ${call.path}`]
    if (answer) return answer(server, call, session)
  }
  return undefined
}
