import type { Person } from 'sandbox/company/types'

const group = 'Other hosts'
const settings = { autoLoginEnabled: true }

const manyHosts = (count: number, name: string): Person => ({
  username: `auto-login-${count}`,
  name,
  group,
  shows: `Signed in on ${count} other hosts, a fifth of which never answer`,
  endsAt: '/online/',
  settings,
  autoLogin: { type: 'Notify', hosts: count },
})

export const hostPeople: Person[] = [
  {
    username: 'auto-login',
    name: 'Greta Lind',
    group,
    shows: 'Signed in on three other hosts, all of them prompt',
    endsAt: '/online/',
    settings,
    autoLogin: { type: 'Notify', hosts: ['prompt', 'prompt', 'prompt'] },
  },
  {
    username: 'auto-login-one',
    name: 'Goran Lind',
    group,
    shows: 'Signed in on one other host',
    endsAt: '/online/',
    settings,
    autoLogin: { type: 'Notify', hosts: ['prompt'] },
  },
  {
    username: 'auto-login-install',
    name: 'Gesa Lind',
    group,
    shows:
      'Other hosts, which the answer to the password alone asks for, and the native app to install first',
    endsAt: '/device-check/',
    settings: { autoLoginEnabled: false, requireNativeAppInstall: true },
    said: { autoLoginEnabled: true },
    autoLogin: { type: 'Notify', hosts: ['prompt', 'prompt'] },
  },
  {
    username: 'no-auto-login-install',
    name: 'Gero Lind',
    group,
    shows:
      'No other hosts, as the answer to the password says against the settings, and the native app to install',
    endsAt: '/device-check/',
    settings: { autoLoginEnabled: true, requireNativeAppInstall: true },
    said: { autoLoginEnabled: false },
    autoLogin: { type: 'Notify', hosts: ['prompt', 'prompt'] },
  },
  {
    username: 'auto-login-temporary',
    name: 'Gina Lind',
    group,
    shows: 'Other hosts and a temporary password, which the answer to the password alone tells',
    endsAt: '/signin/reset-temp-password',
    settings: { autoLoginEnabled: false },
    said: { autoLoginEnabled: true, passwordIsActivationCode: true },
    features: { ChangePasswordInAuthAppEnabled: true },
    autoLogin: { type: 'Notify', hosts: ['prompt', 'prompt'] },
  },
  {
    username: 'auto-login-slow',
    name: 'Hugo Marsh',
    group,
    shows: 'Other hosts: two prompt, one slow, one refusing',
    endsAt: '/online/',
    settings,
    autoLogin: { type: 'Notify', hosts: ['prompt', 'prompt', 'slow', 'refusing'] },
  },
  {
    username: 'auto-login-dead',
    name: 'Helga Marsh',
    group,
    shows: 'Other hosts: two prompt and one that never answers',
    endsAt: '/online/',
    settings,
    autoLogin: { type: 'Notify', hosts: ['prompt', 'prompt', 'dead'] },
  },
  manyHosts(10, 'Ines Duarte'),
  manyHosts(100, 'Ivo Duarte'),
  manyHosts(1000, 'Isolde Duarte'),
  {
    username: 'auto-login-redirect',
    name: 'Jonas Weber',
    group,
    shows: 'Sent by way of another host, which sends the browser back',
    endsAt: '/online/',
    settings,
    autoLogin: { type: 'Redirect', hosts: ['prompt'] },
  },
]
