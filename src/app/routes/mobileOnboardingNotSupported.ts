export { NotSupportedScreen as default } from 'src/features/onboarding/NotSupportedScreen'
