export { OneTimeCodeScreen as default } from 'src/features/mfa/OneTimeCodeScreen'
export { mfaJourney as journey } from 'src/screens/mfaJourney'
