import { personIn, type Person } from 'sandbox/company/types'

const person = personIn('Other hosts')
const settings = { autoLoginEnabled: true }

const manyHosts = (count: number, name: string): Person =>
  person(`auto-login-${count}`, name, `Signed in on ${count} other hosts, a fifth of which never answer`, {
    settings,
    autoLogin: { type: 'Notify', hosts: count },
  })

export const hostPeople: Person[] = [
  person('auto-login', 'Greta Lind', 'Signed in on three other hosts, all of them prompt', {
    settings,
    autoLogin: { type: 'Notify', hosts: ['prompt', 'prompt', 'prompt'] },
  }),
  person('auto-login-one', 'Goran Lind', 'Signed in on one other host', {
    settings,
    autoLogin: { type: 'Notify', hosts: ['prompt'] },
  }),
  person(
    'auto-login-install',
    'Gesa Lind',
    'Other hosts, which the answer to the password alone asks for, and the native app to install first',
    {
      endsAt: '/device-check/',
      settings: { autoLoginEnabled: false, requireNativeAppInstall: true },
      said: { autoLoginEnabled: true },
      autoLogin: { type: 'Notify', hosts: ['prompt', 'prompt'] },
    },
  ),
  person(
    'no-auto-login-install',
    'Gero Lind',
    'No other hosts, as the answer to the password says against the settings, and the native app to install',
    {
      endsAt: '/device-check/',
      settings: { autoLoginEnabled: true, requireNativeAppInstall: true },
      said: { autoLoginEnabled: false },
      autoLogin: { type: 'Notify', hosts: ['prompt', 'prompt'] },
    },
  ),
  person(
    'auto-login-temporary',
    'Gina Lind',
    'Other hosts and a temporary password, which the answer to the password alone tells',
    {
      endsAt: '/signin/reset-temp-password',
      settings: { autoLoginEnabled: false },
      said: { autoLoginEnabled: true, passwordIsActivationCode: true },
      features: { ChangePasswordInAuthAppEnabled: true },
      autoLogin: { type: 'Notify', hosts: ['prompt', 'prompt'] },
    },
  ),
  person('auto-login-slow', 'Hugo Marsh', 'Other hosts: two prompt, one slow, one refusing', {
    settings,
    autoLogin: { type: 'Notify', hosts: ['prompt', 'prompt', 'slow', 'refusing'] },
  }),
  person('auto-login-dead', 'Helga Marsh', 'Other hosts: two prompt and one that never answers', {
    settings,
    autoLogin: { type: 'Notify', hosts: ['prompt', 'prompt', 'dead'] },
  }),
  manyHosts(10, 'Ines Duarte'),
  manyHosts(100, 'Ivo Duarte'),
  manyHosts(1000, 'Isolde Duarte'),
  person('auto-login-redirect', 'Jonas Weber', 'Sent by way of another host, which sends the browser back', {
    settings,
    autoLogin: { type: 'Redirect', hosts: ['prompt'] },
  }),
  person(
    'auto-login-other-site',
    'Judit Weber',
    'Signed in on a host of another site, whose session Firefox and Safari keep apart',
    { settings, autoLogin: { type: 'Notify', hosts: ['prompt'], otherSite: true } },
  ),
  person(
    'auto-login-redirect-other-site',
    'Jens Weber',
    'Sent by way of a host of another site, which every browser keeps the session of',
    { settings, autoLogin: { type: 'Redirect', hosts: ['prompt'], otherSite: true } },
  ),
]
