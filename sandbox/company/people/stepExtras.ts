import { personIn, type Person } from 'sandbox/company/types'

const person = personIn('Second factors')

/** Steps with more details than the basic contract has (factors/step-extras). */
export const extrasPeople: Person[] = [
  person('approve-number', 'Qadira Bell', 'Chooses the right one of three numbers in the mobile app', {
    endsAt: '/signin/verification',
    mfa: [{ type: 'signinVerification', timeout: 300, isMfaStepConfigured: true }],
    numberMatching: true,
  }),
  person('sms-trust', 'Nuria Vidal', 'A code by text message, and no more on this device for 30 days', {
    endsAt: '/signin/phone-auth',
    mfa: [{ type: 'sms', timeout: 300, trustDays: 30 }],
  }),
  person('vip-trust', 'Paula Vidal', 'A one-time code, and no more on this device for a day', {
    endsAt: '/signin/symantec',
    mfa: [{ type: 'symantecVip', action: 'code', digits: 6, trustDays: 1 }],
  }),
  person('sms-resend', 'Noor Haddad', 'Can have another code sent, and is told how many tries are left', {
    endsAt: '/signin/phone-auth',
    mfa: [{ type: 'sms', timeout: 300, digits: 6, resend: true }],
    tellsTries: true,
  }),
]
