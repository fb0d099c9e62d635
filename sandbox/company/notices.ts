/** A dated notice on the sign-in page: an extension of the contract (notice/strip). */
export interface Notice {
  text: string
  severity?: 'info' | 'warning'
  link?: string
  until?: string
}

/** The notices that the control room offers, by their name there. */
export const NOTICES: Record<string, Notice> = {
  'A policy, in one line': {
    text: 'From Monday on, you need a second factor to sign in.',
    severity: 'info',
    link: 'https://status.harbor.example/policy',
  },
  'A long warning of maintenance, until 2040': {
    text: 'Harbor is being moved to a new data centre on Saturday from 8 am to 4 pm (UTC). In this time you can sign in, but text messages may be late, passwords cannot be changed, and new devices cannot be set up. If you are on call, sign in before 8 am and stay signed in until the work is done.',
    severity: 'warning',
    link: 'https://status.harbor.example/maintenance',
    until: '2040-01-01T16:00:00Z',
  },
}
