import { createSecret } from 'src/services/createSecret'

/** The `otpauth:` address that sets an authenticator app up (security/secrets). */
const secret = createSecret()

export const holdEnrolmentCode = (code: string): void => secret.hold(code)
export const heldEnrolmentCode = (): string => secret.read()
export const dropEnrolmentCode = (): void => secret.drop()
export const watchEnrolmentCode = secret.watch
