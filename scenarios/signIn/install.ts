import type { InstallFacts } from 'src/features/signIn/signInCheck'
import { deviceCheckAt, settings, type Table } from 'scenarios/scenario'
import { walked } from 'scenarios/signIn/checkFacts'

const asked: InstallFacts = {
  requireNativeAppInstall: true,
  device: 'desktop',
  nativeClient: false,
  installed: false,
}
const required = { fetchSettings: settings({ requireNativeAppInstall: true }) }

export const installs: Table<InstallFacts, boolean> = {
  id: 'install',
  columns: ['required', 'device', 'native client', 'already installed', 'destination'],
  rows: [
    {
      name: 'the native app is required',
      row: ['yes', 'desktop', 'no', 'no', 'the device check, mode `install`'],
      cases: [['on a desktop where the company requires it', asked, true]],
      walk: {
        ...walked(required),
        ends: { left: deviceCheckAt('', '/signin/session-status') },
      },
      play: { person: 'install' },
    },
    {
      name: 'the native app is not required',
      row: ['otherwise', '', '', '', 'simple login'],
      cases: [
        ['not where it does not', { ...asked, requireNativeAppInstall: false }, false],
        ['not on a phone', { ...asked, device: 'mobile' }, false],
        ['not on a tablet', { ...asked, device: 'tablet' }, false],
        ['not in the native client', { ...asked, nativeClient: true }, false],
        ['not again', { ...asked, installed: true }, false],
      ],
      walk: { ...walked(required), device: 'tablet', ends: { left: '/online/' } },
      play: { person: 'simple' },
    },
  ],
}
