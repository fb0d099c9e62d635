export interface PasskeyDueFacts {
  /** The server would like this person to have a passkey. */
  offered: boolean
  /** The company's settings. */
  enabled: boolean
  upgrade: boolean
  /** This device can keep one. */
  canKeep: boolean
  /** The browser may turn the password into one on its own. */
  canUpgrade: boolean
  /** The person chose 'Not now' in the last 30 days. */
  later: boolean
}

export type PasskeyDue = 'none' | 'offer' | 'upgrade'

/** Whether a sign-in that is about to end creates a passkey, and how (passkeys/offer, passkeys/upgrade, passkeys/not-now). */
export function passkeyDue(facts: PasskeyDueFacts): PasskeyDue {
  if (!facts.offered || !facts.enabled) return 'none'
  // An upgrade asks the person nothing, so an earlier 'Not now' does not prevent it.
  if (facts.upgrade && facts.canUpgrade) return 'upgrade'
  return facts.canKeep && !facts.later ? 'offer' : 'none'
}
