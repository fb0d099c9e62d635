import type { PhoneRequest, PhoneRequestAnswer } from 'src/services/api/phoneSignIn/phoneRequestService'

export type AfterRequest =
  | { kind: 'ask'; request: PhoneRequest }
  /** No computer waits for this code. */
  | { kind: 'over' }
  /** No one is signed in on this phone. */
  | { kind: 'signIn' }

/** Decides the next step after the person has opened a code (phone/question). */
export function afterRequest(answer: PhoneRequestAnswer): AfterRequest {
  switch (answer.kind) {
    case 'asked':
      return { kind: 'ask', request: answer }
    case 'unknown':
      return { kind: 'over' }
    case 'signedOut':
      return { kind: 'signIn' }
  }
}
