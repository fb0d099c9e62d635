export { MobileSetupScreen as default } from 'src/features/mobileSetup/MobileSetupScreen'
export { mfaJourney as journey } from 'src/app/routes/mfaJourney'
