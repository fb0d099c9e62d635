export { ApprovalScreen as default } from 'src/features/mfa/approval/ApprovalScreen'
export { mfaJourney as journey } from 'src/app/routes/mfaJourney'
