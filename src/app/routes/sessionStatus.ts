export { SessionStatusScreen as default } from 'src/features/mfa/SessionStatusScreen'
export { mfaJourney as journey } from 'src/app/routes/mfaJourney'
