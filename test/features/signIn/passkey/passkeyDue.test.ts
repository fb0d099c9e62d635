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
  ['a person who is to have one is asked', willing, 'offer'],
  ['not where the server says nothing of it', { ...willing, offered: false }, 'none'],
  ['not in a company without passkeys', { ...willing, enabled: false }, 'none'],
  ['not on a device that keeps none', { ...willing, canKeep: false }, 'none'],
  ['not after a Not now', { ...willing, later: true }, 'none'],
  [
    'a browser that can, and may, does it on its own',
    { ...willing, upgrade: true, canUpgrade: true },
    'upgrade',
  ],
  ['also after a Not now', { ...willing, upgrade: true, canUpgrade: true, later: true }, 'upgrade'],
  ['one that may not, asks', { ...willing, canUpgrade: true }, 'offer'],
  ['one that cannot, asks', { ...willing, upgrade: true }, 'offer'],
  [
    'nor does it where the server says nothing of it',
    { ...willing, offered: false, upgrade: true, canUpgrade: true },
    'none',
  ],
]

test.each(table)('%s', (_rule, facts, due) => {
  expect(passkeyDue(facts)).toBe(due)
})
