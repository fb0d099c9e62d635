import { createSecret } from 'src/services/createSecret'

/** The code of the computer that this phone signs in (security/secrets). */
const secret = createSecret()

export const holdComputerCode = (code: string): void => secret.hold(code)
export const heldComputerCode = (): string => secret.read()
export const dropComputerCode = (): void => secret.drop()
