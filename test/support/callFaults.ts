import type { Problem } from 'src/constants/problems'
import type { ServiceError } from 'src/services/http/serviceError'
import { failureOfKind } from 'test/support/failures'

const UNTIL = { monotonicMs: 1, wallMs: 1 }
const LATER = { code: 'serverTryLater' } as const

/** The error that a service throws for each fault of a call, and the message that the user sees unless another rule applies (calls/offline). */
export const CALL_FAULTS: [fault: string, thrown: ServiceError, problem: Problem][] = [
  ['no answer', failureOfKind('unreachable'), LATER],
  ['no connection', failureOfKind('offline'), { code: 'offline' }],
  ['an answer that cannot be read', failureOfKind('unreadable', { status: 200 }), { ...LATER, status: 200 }],
  ['a page of HTML', failureOfKind('page', { status: 404 }), { ...LATER, status: 404 }],
  ['another status', failureOfKind('refused', { status: 500 }), { ...LATER, status: 500 }],
  [
    'a limit',
    failureOfKind('limited', { status: 429, until: UNTIL }),
    { ...LATER, status: 429, until: UNTIL },
  ],
]
