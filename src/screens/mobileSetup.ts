export { MobileSetupScreen as default } from 'src/features/mfa/MobileSetupScreen'
export { mfaJourney as journey } from 'src/screens/mfaJourney'
