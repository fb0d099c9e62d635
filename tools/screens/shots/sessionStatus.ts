import { FAILED, HANG } from '../faults'
import type { Shot } from '../shot'
import { fault, open, remember, seen, waitForAlert } from '../steps'

const STATUS = ['GET', '/api/auth/v2/session-status'] as const

/** The session status, with nothing left to do. */
export const sessionStatusShots: Shot[] = [
  {
    name: 'session-status',
    reach: async stage => {
      await fault(stage, ...STATUS, HANG)
      await open(stage, '/session-status')
      await seen(stage, 'Checking your session…')
    },
  },
  {
    name: 'session-status-slow',
    reach: async stage => {
      await fault(stage, ...STATUS, HANG)
      await remember(stage, 'authUsername', 'grace.hopper')
      await open(stage, '/session-status')
      await seen(stage, 'This is taking longer than usual.')
    },
  },
  {
    name: 'session-status-failing',
    reach: async stage => {
      await fault(stage, ...STATUS, FAILED)
      await open(stage, '/session-status')
      await waitForAlert(stage)
    },
  },
  {
    name: 'session-status-denied',
    reach: async stage => {
      await fault(stage, ...STATUS, { kind: 'status', status: 400, body: 'The request was denied.' })
      await open(stage, '/session-status')
      await seen(stage, 'Try again')
    },
  },
]
