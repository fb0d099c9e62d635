export { TextCodeScreen as default } from 'src/features/mfa/textCode/TextCodeScreen'
export { mfaJourney as journey } from 'src/app/routes/mfaJourney'
