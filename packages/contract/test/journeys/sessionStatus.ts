import * as status from 'src/services/api/session/sessionStatusService'
import { type JourneyCalls, SAID } from '../journey'
import { after, as, by, pass, signIn, type Walk, withoutSession } from '../walks/walk'

const due = (person: string, when: string): Walk => [
  'fetchSessionStatus',
  202,
  when,
  as(person, 'fetchSessionStatus'),
]

export const sessionStatus: JourneyCalls = {
  calls: { fetchSessionStatus: [() => status.fetchSessionStatus()] },
  walks: [
    by('simple', 'fetchSessionStatus', 200, 'all is done'),
    withoutSession('fetchSessionStatus'),
    [
      'fetchSessionStatus',
      400,
      'the request has expired',
      after(
        scene => signIn(scene, 'approve'),
        scene => pass(scene, 6).then(() => scene.caller.ask('fetchSessionStatus')),
      ),
    ],
    due('device-v1', 'a device check is due'),
    due('device-v2', 'a device check of version 2 is due'),
    due('no-steps', 'the list is empty'),
  ],
  ruled: { fetchSessionStatus: { 400: { kind: 'denied', text: SAID }, 401: { kind: 'unauthenticated' } } },
  unasked: ['fetchSessionStatus'],
}
