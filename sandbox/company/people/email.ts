import type { Person } from 'sandbox/company/types'

const group = 'Second factors'
const passwords = 'Passwords and recovery'

/** People who receive their codes by e-mail (factors/email-step). */
export const emailPeople: Person[] = [
  {
    username: 'email',
    name: 'Mara Lindqvist',
    group,
    shows: 'A code by e-mail, which can be sent again',
    endsAt: '/signin/email-code',
    mfa: [{ type: 'email', timeout: 300, digits: 6, resend: true }],
  },
  {
    username: 'email-short',
    name: 'Miro Lindqvist',
    group,
    shows: 'A code by e-mail, valid for a minute, and no more on this device for 30 days',
    endsAt: '/signin/email-code',
    mfa: [{ type: 'email', timeout: 60, trustDays: 30 }],
  },
  {
    username: 'reset-email',
    name: 'Mirja Salo',
    group: passwords,
    shows: 'Resets the password by a code by e-mail, without a phone (forgot password)',
    endsAt: '/online/',
    phone: null,
    reset: 'byEmail',
  },
  {
    username: 'reset-both',
    name: 'Matti Salo',
    group: passwords,
    shows: 'Resets the password by a code to the phone, or by e-mail (forgot password)',
    endsAt: '/online/',
    reset: 'byBoth',
  },
]
