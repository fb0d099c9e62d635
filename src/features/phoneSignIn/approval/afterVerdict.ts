import type { RequestEnd } from 'src/features/phoneSignIn/approval/phoneApprovalSlice'
import type { PhoneVerdict, PhoneVerdictAnswer } from 'src/services/api/phoneSignIn/phoneRequestService'

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
