import type {
  PhoneRequest,
  PhoneRequestAnswer,
  PhoneVerdict,
  PhoneVerdictAnswer,
} from 'src/services/api/phoneSignIn/phoneRequestService'
import type { RequestEnd } from 'src/features/phoneSignIn/approval/phoneApprovalSlice'

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

/** How a request has ended with the person's answer, or that they have to sign in first (phone/answer). */
export function afterVerdict({ kind }: PhoneVerdictAnswer, { approve }: PhoneVerdict): RequestEnd | 'signIn' {
  switch (kind) {
    case 'done':
      return approve ? 'approved' : 'denied'
    case 'signedOut':
      return 'signIn'
    case 'wrongNumber':
    case 'unknown':
      return kind
  }
}
