import { personIn } from 'sandbox/company/types'

export const helpDeskCodePerson = personIn('Support')(
  'desk-code',
  'Flora Donnelly',
  'Set up the mobile app; a code for the help desk under ‘Get help’, after a refresh',
  {
    mfa: [{ type: 'signinVerification', timeout: 300, isMfaStepConfigured: false }],
    settings: { helpDeskCodeEnabled: true },
  },
)
