import { type Ways } from '../shot'
import { FAILED, fault, HANG, open, problem, remember, seen } from '../steps'

const STATUS = ['GET', '/api/auth/v2/session-status'] as const
const DENIED = { kind: 'status', status: 400, body: 'The request was denied.' } as const
const opened = open('/session-status')

/** The session status, with nothing left to do. */
export const sessionStatusShots: Ways = {
  'session-status': [fault(...STATUS, HANG), opened, seen('Checking your session…')],
  'session-status-slow': [
    fault(...STATUS, HANG),
    remember('authUsername', 'grace.hopper'),
    opened,
    seen('This is taking longer than usual.'),
  ],
  'session-status-failing': [fault(...STATUS, FAILED), opened, problem()],
  'session-status-denied': [fault(...STATUS, DENIED), opened, seen('Try again')],
}
