import type { Person } from 'sandbox/company/types'

const group = 'Second factors'

/** Steps with more details than the basic contract has (factors/step-extras). */
export const extrasPeople: Person[] = [
  {
    username: 'approve-number',
    name: 'Qadira Bell',
    group,
    shows: 'Chooses the right one of three numbers in the mobile app',
    endsAt: '/signin/verification',
    mfa: [{ type: 'signinVerification', timeout: 300, isMfaStepConfigured: true }],
    numberMatching: true,
  },
  {
    username: 'sms-trust',
    name: 'Nuria Vidal',
    group,
    shows: 'A code by text message, and no more on this device for 30 days',
    endsAt: '/signin/phone-auth',
    mfa: [{ type: 'sms', timeout: 300, trustDays: 30 }],
  },
  {
    username: 'vip-trust',
    name: 'Paula Vidal',
    group,
    shows: 'A one-time code, and no more on this device for a day',
    endsAt: '/signin/symantec',
    mfa: [{ type: 'symantecVip', action: 'code', digits: 6, trustDays: 1 }],
  },
  {
    username: 'sms-resend',
    name: 'Noor Haddad',
    group,
    shows: 'Can have another code sent, and is told how many tries are left',
    endsAt: '/signin/phone-auth',
    mfa: [{ type: 'sms', timeout: 300, digits: 6, resend: true }],
    tellsTries: true,
  },
]
