import type { Person } from 'sandbox/company/types'

const group = 'Second factors'

/** People whose codes come by e-mail (factors/email-step). */
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
]
