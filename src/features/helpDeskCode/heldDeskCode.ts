import { createSecret } from 'src/services/createSecret'

/** Holds the code that the person reads to the help desk (security/secrets). */
const secret = createSecret()

export const holdDeskCode = (code: string): void => secret.hold(code)
export const heldDeskCode = (): string => secret.read()
export const dropDeskCode = (): void => secret.drop()
export const watchDeskCode = secret.watch
