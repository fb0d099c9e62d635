/** The factors that are a code by text message, as the server names them (spec §3, MFA step). */
export const TEXT_FACTORS = ['sms', 'guestSms'] as const
export type TextFactor = (typeof TEXT_FACTORS)[number]
