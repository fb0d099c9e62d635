import * as factor from 'src/services/api/factorService'
import type { JourneyCalls } from '../../journey'
import { by, proving } from '../../walks/walk'

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
    by('approve', 'resendVerification', 200, 'an approval is due'),
    by('simple', 'resendVerification', 400, 'none is'),
    proving('approve', 'the offline code is', ({ offlineCode }) => ({
      type: 'signinVerification',
      action: 'allow',
      deviceInfo: null,
      oneTimePassword: offlineCode.replace('-', ''),
    })),
    by('approve', 'fetchSessionStatus', 202, 'an approval is due'),
    by('approve-number', 'fetchSessionStatus', 202, 'a number is to be chosen'),
  ],
}
