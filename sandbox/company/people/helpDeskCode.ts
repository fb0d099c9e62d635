import { personIn, type Person } from 'sandbox/company/types'

const person = personIn('Support')

export const helpDeskCodePeople: Person[] = [
  person(
    'desk-code',
    'Flora Donnelly',
    'Set up the mobile app; a code for the help desk under ‘Get help’, after a refresh',
    {
      endsAt: '/signin/mobile-setup',
      mfa: [{ type: 'signinVerification', timeout: 300, isMfaStepConfigured: false }],
      settings: { helpDeskCodeEnabled: true },
    },
  ),
]
