import { type Answer, type Walk } from 'scenarios/scenario'

export const approval = { type: 'signinVerification', isMfaStepConfigured: true }
export const STATUS = 'fetchSessionStatus'
export const awaiting = (status: Answer, ends: Walk['ends'], more: readonly string[] = []): Walk => ({
  from: '/verification',
  answers: { [STATUS]: status },
  calls: [STATUS, ...more],
  ends,
})
/** (factors/status-fails) */
export const troubled: Walk['ends'] = { at: '/verification', says: 'serverLater' }
