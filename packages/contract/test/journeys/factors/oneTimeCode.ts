import { proveFactor } from 'src/services/api/factorService'
import type { JourneyCalls } from '../../journey'
import { by, proving } from '../../walks/walk'

export const oneTimeCode: JourneyCalls = {
  calls: {
    activate: [
      (_, acting) =>
        proveFactor(
          {
            kind: 'oneTime',
            credentialsId: 'VSST12345678',
            activationCode: '012345',
            secondActivationCode: '678901',
          },
          acting,
        ),
      (_, acting) => proveFactor({ kind: 'oneTime', activationCode: '012345' }, acting),
      (_, acting) => proveFactor({ kind: 'oneTime', activationCode: '012345', trustDevice: true }, acting),
    ],
  },
  walks: [
    proving('vip-register', 'the credential is known', ({ credentialId, codes: [first, second] }) => ({
      type: 'symantecVip',
      credentialsId: credentialId,
      activationCode: first,
      secondActivationCode: second,
    })),
    proving('vip-activate', 'both codes are right', ({ codes: [first, second] }) => ({
      type: 'symantecVip',
      activationCode: first,
      secondActivationCode: second,
    })),
    proving('vip-code', 'the one-time code is', ({ codes: [first] }) => ({
      type: 'symantecVip',
      activationCode: first,
    })),
    by('vip-register', 'fetchSessionStatus', 202, 'a credential is due'),
    by('vip-activate', 'fetchSessionStatus', 202, 'an activation is due'),
    by('vip-code', 'fetchSessionStatus', 202, 'a one-time code is due'),
  ],
}
