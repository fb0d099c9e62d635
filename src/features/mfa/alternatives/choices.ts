import { FACTORS } from 'src/features/mfa/factorDestination'
import type { MessageKey } from 'src/messages/en-US'

/** The steps whose text has another name than the step. */
const NAMES: Readonly<Record<string, string>> = {
  guestSms: 'sms',
  signinVerification: 'approval',
  deviceCompliance: 'device',
  deviceComplianceV2: 'device',
}

const KNOWN = new Set(FACTORS.flatMap(factor => factor.types))

interface Choice {
  type: string
  text: MessageKey
}

/** Returns the factors that the person can choose, in the server's order; omits unknown types (alternatives/step). */
export const choicesOf = (types: readonly string[] = []): Choice[] =>
  types
    .filter(type => KNOWN.has(type))
    .map(type => ({ type, text: `alternatives.${NAMES[type] ?? type}` as MessageKey }))
