import * as factor from 'src/services/api/factorService'
import type { JourneyCalls } from '../journey'
import { as, NOBODY, plain, proving } from '../walks/walk'

export const approval: JourneyCalls = {
  calls: {
    resendVerification: [(_, acting) => factor.resendVerification(acting)],
    activate: [
      (_, acting) => factor.proveFactor({ kind: 'offline', offlineCode: '0123-4567' }, acting),
      (_, acting) =>
        factor.proveFactor({ kind: 'offline', offlineCode: '0123-4567', trustDevice: true }, acting),
    ],
  },
  walks: [
    ['resendVerification', 200, 'an approval is due', as('approve', 'resendVerification')],
    ['resendVerification', 400, 'none is', as('simple', 'resendVerification')],
    ['resendVerification', 401, NOBODY, plain('resendVerification')],
    proving('approve', 'the offline code is', ({ offlineCode }) => ({
      type: 'signinVerification',
      action: 'allow',
      deviceInfo: null,
      oneTimePassword: offlineCode.replace('-', ''),
    })),
    ['fetchSessionStatus', 202, 'an approval is due', as('approve', 'fetchSessionStatus')],
    ['fetchSessionStatus', 202, 'a number is to be chosen', as('approve-number', 'fetchSessionStatus')],
  ],
  acting: [['resendVerification', 'approve']],
  rows: [
    {
      id: 'resendVerification',
      method: 'post',
      path: '/api/auth/v2/resend-verification',
      added: ['userName'],
      statuses: ['200', '409'],
    },
    {
      id: 'activate',
      method: 'post',
      path: '/api/auth/v2/activate',
      type: 'signinVerification',
      fields: ['type', 'action', 'deviceInfo', 'oneTimePassword'],
      added: ['trustDevice', 'userName'],
      statuses: ['200', '409'],
    },
  ],
}
