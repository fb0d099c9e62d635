export { AuthenticatorScreen as default } from 'src/features/mfa/authenticator/AuthenticatorScreen'
export { mfaJourney as journey } from 'src/app/routes/mfaJourney'
