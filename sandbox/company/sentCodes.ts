/** The steps with a code that is sent to the person; each with its destination, and the field of the proof that contains the code. */
export const SENT_CODES: Readonly<
  Record<string, { sentTo: 'phone' | 'email'; proofField: 'code' | 'smsCode' }>
> = {
  sms: { sentTo: 'phone', proofField: 'code' },
  guestSms: { sentTo: 'phone', proofField: 'smsCode' },
  email: { sentTo: 'email', proofField: 'code' },
}

const PHONE_DIGITS_SHOWN = 4

/** Returns the destination of a code as a page may show it: the last digits of a number, or the first letter of an address (factors/new-code, factors/email-reference). */
export function referenceOf(sentTo: 'phone' | 'email', to: string): string {
  if (sentTo === 'phone') return to.slice(-PHONE_DIGITS_SHOWN)
  const [name = '', host = ''] = to.split('@')
  return `${name.slice(0, 1)}•••@${host}`
}
