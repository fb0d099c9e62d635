export { TextCodeScreen as default } from 'src/features/mfa/TextCodeScreen'
export { mfaJourney as journey } from 'src/screens/mfaJourney'
