/** The steps that are a code sent to the person; each with the field of the proof that has the code. */
export const SENT_CODES: Readonly<Record<string, { proofField: string }>> = {
  sms: { proofField: 'code' },
  guestSms: { proofField: 'smsCode' },
}
