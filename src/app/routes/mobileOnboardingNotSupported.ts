import { NotSupportedScreen } from 'src/features/onboarding/NotSupportedScreen'

export default NotSupportedScreen
