import type { Person } from 'sandbox/company/types'

const group = 'Passkeys'
const settings = { passkeysEnabled: true }
const said = { passkeyOffer: true }

/** They need http://localhost, because browsers store no passkey for an IP address. */
export const passkeyPeople: Person[] = [
  {
    username: 'passkey',
    name: 'Yara Costa',
    group,
    shows: 'Is offered a passkey after the password, where the device can keep one',
    endsAt: '/signin/passkey-offer',
    settings,
    said,
  },
  {
    username: 'passkey-upgrade',
    name: 'Yann Costa',
    group,
    shows: 'The browser turns the password into a passkey by itself, if it can',
    endsAt: '/online/',
    settings: { ...settings, passkeyUpgradeEnabled: true },
    said,
  },
  {
    username: 'passkey-sms',
    name: 'Yosef Levi',
    group,
    shows: 'Is offered a passkey after the code',
    endsAt: '/signin/phone-auth',
    settings,
    said,
    mfa: [{ type: 'sms', timeout: 300 }],
  },
  {
    username: 'passkey-factor',
    name: 'Yumi Sato',
    group,
    shows: 'Shows a passkey as a second factor, once there is one; is offered one until then',
    endsAt: '/signin/passkey',
    settings,
    said,
    mfa: [{ type: 'passkey' }],
  },
]
