import { personIn, type Person } from 'sandbox/company/types'

const person = personIn('Passkeys')
const settings = { passkeysEnabled: true }
const said = { passkeyOffer: true }

/** They need http://localhost, because browsers store no passkey for an IP address. */
export const passkeyPeople: Person[] = [
  person('passkey', 'Yara Costa', 'Is offered a passkey after the password, where the device can keep one', {
    endsAt: '/signin/passkey-offer',
    settings,
    said,
  }),
  person(
    'passkey-upgrade',
    'Yann Costa',
    'The browser turns the password into a passkey by itself, if it can',
    { settings: { ...settings, passkeyUpgradeEnabled: true }, said },
  ),
  person('passkey-sms', 'Yosef Levi', 'Is offered a passkey after the code', {
    endsAt: '/signin/phone-auth',
    settings,
    said,
    mfa: [{ type: 'sms', timeout: 300 }],
  }),
  person(
    'passkey-factor',
    'Yumi Sato',
    'Shows a passkey as a second factor, once there is one; is offered one until then',
    { endsAt: '/signin/passkey', settings, said, mfa: [{ type: 'passkey' }] },
  ),
]
