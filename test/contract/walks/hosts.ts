import { as, NOBODY, plain, signIn, type Act, type Walk } from './walk'

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

export const hostWalks: Walk[] = [
  ['fetchAutoLogin', 200, 'hosts are to be notified', as('auto-login', 'fetchAutoLogin')],
  ['fetchAutoLogin', 200, 'the browser is sent by way of one', as('auto-login-redirect', 'fetchAutoLogin')],
  ['fetchAutoLogin', 401, NOBODY, plain('fetchAutoLogin')],
  ['notifyHost', 200, 'the token is right', notify()],
  ['notifyHost', 401, 'it is not', notify('none')],
]
