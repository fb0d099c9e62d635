import * as service from 'src/services/api/autoLoginService'
import type { JourneyCalls } from '../journey'
import { type Act, by, signIn } from '../walks/walk'

const notify =
  (token?: string): Act =>
  async scene => {
    const { caller, sandbox } = scene
    await signIn(scene, 'auto-login')
    const { json } = await caller.ask('fetchAutoLogin')
    return caller.ask('notifyHost', {
      host: sandbox.partners.find(partner => partner.behaviour === 'prompt')?.origin ?? '',
      query: {
        token: token ?? (json as { token: string }).token,
        timestamp: String(Math.floor(Date.now() / 1000)),
      },
    })
  }

export const autoLogin: JourneyCalls = {
  calls: {
    fetchAutoLogin: [() => service.fetchAutoLogin()],
    notifyHost: [origin => service.notifyHost(origin, 't-9f86d081', 1_767_225_600_000)],
  },
  walks: [
    by('auto-login', 'fetchAutoLogin', 200, 'hosts are to be notified'),
    by('auto-login-redirect', 'fetchAutoLogin', 200, 'the browser is sent by way of one'),
    ['notifyHost', 200, 'the token is right', notify()],
    ['notifyHost', 401, 'it is not', notify('none')],
  ],
  // The app ignores the answer of a host.
  judgedElsewhere: ['notifyHost'],
  unasked: ['fetchAutoLogin', 'notifyHost'],
}
