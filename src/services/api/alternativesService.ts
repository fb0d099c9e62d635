import { mfaListSchema, type MfaStep } from 'src/services/api/session/sessionStatusService'
import type { ActingUser } from 'src/services/http/call'
import { bodyOf, request } from 'src/services/http/http'
import { ServiceError } from 'src/services/http/serviceError'

/**
 * Replaces the current factor with one of another type, and returns its step. A response without a step is a failure:
 * it must never sign the person in (alternatives/answer).
 */
export const chooseFactor = (type: string, acting: ActingUser = {}): Promise<MfaStep> =>
  request('post', '/api/auth/v2/factor', {
    body: { type },
    acting,
    form: 'factor',
    read: answer => {
      const [step] = bodyOf(mfaListSchema)(answer).mfa
      if (!step) throw new ServiceError({ kind: 'unreadable' })
      return step
    },
  })
