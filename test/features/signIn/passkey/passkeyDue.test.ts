import { passkeyDue, type PasskeyDueFacts } from 'src/features/signIn/passkey/passkeyDue'

const willing: PasskeyDueFacts = {
  offered: true,
  enabled: true,
  upgrade: false,
  canKeep: true,
  canUpgrade: false,
  later: false,
}

// (passkeys/offer, passkeys/upgrade, passkeys/not-now)
const table: [rule: string, facts: PasskeyDueFacts, due: string][] = [
  ['a passkey is offered if the server asks for it', willing, 'offer'],
  ['no passkey is offered if the server does not ask for it', { ...willing, offered: false }, 'none'],
  ['no passkey is offered in a company without passkeys', { ...willing, enabled: false }, 'none'],
  ['no passkey is offered on a device that cannot store one', { ...willing, canKeep: false }, 'none'],
  ['no passkey is offered after Not now', { ...willing, later: true }, 'none'],
  [
    'a browser that can and may upgrade creates the passkey automatically',
    { ...willing, upgrade: true, canUpgrade: true },
    'upgrade',
  ],
  [
    'a browser that can and may upgrade does so even after Not now',
    { ...willing, upgrade: true, canUpgrade: true, later: true },
    'upgrade',
  ],
  ['a browser that may not upgrade offers the passkey', { ...willing, canUpgrade: true }, 'offer'],
  ['a browser that cannot upgrade offers the passkey', { ...willing, upgrade: true }, 'offer'],
  [
    'no browser upgrades if the server does not ask for it',
    { ...willing, offered: false, upgrade: true, canUpgrade: true },
    'none',
  ],
]

test.each(table)('%s', (_rule, facts, due) => {
  expect(passkeyDue(facts)).toBe(due)
})
