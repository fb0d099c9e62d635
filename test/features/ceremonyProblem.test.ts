import { ceremonyProblem, creationProblem } from 'src/features/ceremonyProblem'
import { enUS } from 'src/messages/en-US'
import type { CeremonyFailure } from 'src/services/browser/passkeys/ceremony'

// (passkeys/words)
test.each<[reason: CeremonyFailure, words: string]>([
  ['cancelled', 'The passkey was not used. Please try again, or choose another way.'],
  ['timedOut', 'The time to use the passkey has run out. Please try again, or choose another way.'],
  ['elsewhere', 'Another tab or window is asking for a passkey. Finish there first, or choose another way.'],
  ['noAuthenticator', 'This device cannot use a passkey. Please choose another way.'],
  ['unsupported', 'This browser cannot use passkeys. Please choose another way.'],
  ['blocked', 'Passkeys are not allowed on this page. Please choose another way.'],
  ['exists', 'This device already has a passkey for your account.'],
])('%s has its own message', (reason, words) => {
  const { code } = ceremonyProblem(reason)
  expect(enUS[`problem.${code}` as keyof typeof enUS]).toBe(words)
})

// (passkeys/offer-words)
test.each<[reason: CeremonyFailure, words: string]>([
  ['cancelled', 'No passkey was created. You can try again, or do it later.'],
  ['timedOut', 'No passkey was created. You can try again, or do it later.'],
  ['elsewhere', 'Another tab or window is asking for a passkey. Finish there first, or create yours later.'],
  ['noAuthenticator', 'A passkey cannot be created here. You can go on without one.'],
  ['unsupported', 'A passkey cannot be created here. You can go on without one.'],
  ['blocked', 'A passkey cannot be created here. You can go on without one.'],
  ['exists', 'This device already has a passkey for your account.'],
])('during creation, the message for %s offers no alternative', (reason, words) => {
  const { code } = creationProblem(reason)
  expect(enUS[`problem.${code}` as keyof typeof enUS]).toBe(words)
})
