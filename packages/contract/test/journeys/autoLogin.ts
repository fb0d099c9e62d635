import * as service from 'src/services/api/autoLoginService'
import type { JourneyCalls } from '../journey'
import { as, NOBODY, plain, signIn, type Act } from '../walks/walk'

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
    ['fetchAutoLogin', 200, 'hosts are to be notified', as('auto-login', 'fetchAutoLogin')],
    ['fetchAutoLogin', 200, 'the browser is sent by way of one', as('auto-login-redirect', 'fetchAutoLogin')],
    ['fetchAutoLogin', 401, NOBODY, plain('fetchAutoLogin')],
    ['notifyHost', 200, 'the token is right', notify()],
    ['notifyHost', 401, 'it is not', notify('none')],
  ],
  rows: [
    { id: 'fetchAutoLogin', method: 'get', path: '/api/auth/v2/autologin' },
    // `back` is for the type Redirect (sign-in/auto-login-redirect).
    {
      id: 'notifyHost',
      method: 'get',
      path: '/auth/v2/autologin',
      query: ['token', 'timestamp', 'back'],
    },
  ],
  // The app ignores the answer of a host.
  judgedElsewhere: ['notifyHost'],
  unasked: ['fetchAutoLogin', 'notifyHost'],
}
