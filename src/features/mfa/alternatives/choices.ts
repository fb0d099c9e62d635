import type { MessageKey } from 'src/messages/en-US'

/** The text of each selectable factor, by the name of its step. */
const TEXTS: Readonly<Record<string, MessageKey>> = {
  sms: 'alternatives.sms',
  guestSms: 'alternatives.sms',
  email: 'alternatives.email',
  totp: 'alternatives.totp',
  symantecVip: 'alternatives.symantecVip',
  signinVerification: 'alternatives.approval',
  passkey: 'alternatives.passkey',
  deviceCompliance: 'alternatives.device',
  deviceComplianceV2: 'alternatives.device',
}

export interface Choice {
  type: string
  text: MessageKey
}

/** Returns the factors that the person can choose, in the server's order; omits unknown types (alternatives/step). */
export const choicesOf = (types: readonly string[] = []): Choice[] =>
  types.flatMap(type => {
    const text = Object.hasOwn(TEXTS, type) ? TEXTS[type] : undefined
    return text ? { type, text } : []
  })
