import { personIn, type Person } from 'sandbox/company/types'

const person = personIn('Second factors')
const passwords = 'Passwords and recovery'

/** People who receive their codes by e-mail (factors/email-step). */
export const emailPeople: Person[] = [
  person('email', 'Mara Lindqvist', 'A code by e-mail, which can be sent again', {
    endsAt: '/signin/email-code',
    mfa: [{ type: 'email', timeout: 300, digits: 6, resend: true }],
  }),
  person(
    'email-short',
    'Miro Lindqvist',
    'A code by e-mail, valid for a minute, and no more on this device for 30 days',
    { endsAt: '/signin/email-code', mfa: [{ type: 'email', timeout: 60, trustDays: 30 }] },
  ),
  person(
    'reset-email',
    'Mirja Salo',
    'Resets the password by a code by e-mail, without a phone (forgot password)',
    { group: passwords, phone: null, reset: 'byEmail' },
  ),
  person(
    'reset-both',
    'Matti Salo',
    'Resets the password by a code to the phone, or by e-mail (forgot password)',
    { group: passwords, reset: 'byBoth' },
  ),
]
