import { createSecret } from 'src/services/createSecret'

/** Holds the code with which a phone signs this computer in (security/secrets). */
const secret = createSecret()

export const holdPhoneCode = (code: string): void => secret.hold(code)
export const heldPhoneCode = (): string => secret.read()
export const dropPhoneCode = (): void => secret.drop()
export const watchPhoneCode = secret.watch
