import * as status from 'src/services/api/session/sessionStatusService'
import { type JourneyCalls, SAID } from '../journey'
import { after, by, plain, signingIn } from '../walks/walk'

export const sessionStatus: JourneyCalls = {
  calls: { fetchSessionStatus: [() => status.fetchSessionStatus()] },
  walks: [
    by('simple', 'fetchSessionStatus', 200, 'all is done'),
    [
      'fetchSessionStatus',
      400,
      'the request has expired',
      after(signingIn('approve'), scene => scene.pass(6), plain('fetchSessionStatus')),
    ],
    by('device-v1', 'fetchSessionStatus', 202, 'a device check is due'),
    by('device-v2', 'fetchSessionStatus', 202, 'a device check of version 2 is due'),
    by('no-steps', 'fetchSessionStatus', 202, 'the list is empty'),
  ],
  ruled: { fetchSessionStatus: { 400: { kind: 'denied', text: SAID }, 401: { kind: 'unauthenticated' } } },
  unasked: ['fetchSessionStatus'],
}
