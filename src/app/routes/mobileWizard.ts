export { MobileWizardScreen as default } from 'src/features/mobileSetup/MobileWizardScreen'
export { mfaJourney as journey } from 'src/app/routes/mfaJourney'
