import { personIn, type Person } from 'sandbox/company/types'

const person = personIn('Support')

export const supportPeople: Person[] = [
  person('phone-only', 'Fay Donnelly', 'Set up the mobile app; support by phone only', {
    endsAt: '/signin/mobile-setup',
    mfa: [{ type: 'signinVerification', timeout: 300, isMfaStepConfigured: false }],
    helpInfo: { phone: '+1 202 555 0199', phoneHours: 'Every day, 24 hours' },
  }),
  person('own-support', 'Finn Donnelly', 'Set up the mobile app; support at an address of its own', {
    endsAt: '/signin/mobile-setup',
    mfa: [{ type: 'signinVerification', timeout: 300, isMfaStepConfigured: false }],
    helpInfo: { requestSupportUrl: 'https://support.harbor.example/', email: 'support@harbor.example' },
  }),
]
