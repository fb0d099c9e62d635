export { OneTimeCodeScreen as default } from 'src/features/mfa/oneTimeCode/OneTimeCodeScreen'
export { mfaJourney as journey } from 'src/app/routes/mfaJourney'
