export { MobileWizardScreen as default } from 'src/features/mfa/MobileWizardScreen'
export { mfaJourney as journey } from 'src/screens/mfaJourney'
