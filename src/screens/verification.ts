export { ApprovalScreen as default } from 'src/features/mfa/ApprovalScreen'
export { mfaJourney as journey } from 'src/screens/mfaJourney'
