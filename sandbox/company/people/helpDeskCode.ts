import type { Person } from 'sandbox/company/types'

export const helpDeskCodePeople: Person[] = [
  {
    username: 'desk-code',
    name: 'Flora Donnelly',
    group: 'Support',
    shows: 'Set up the mobile app; a code for the help desk under ‘Get help’, after a refresh',
    endsAt: '/signin/mobile-setup',
    mfa: [{ type: 'signinVerification', timeout: 300, isMfaStepConfigured: false }],
    settings: { helpDeskCodeEnabled: true },
  },
]
