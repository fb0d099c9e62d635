import { createSecret } from 'src/services/createSecret'

/** Holds the code that a person types into an app (security/secrets). */
const secret = createSecret()

export const holdAppCode = (code: string): void => secret.hold(code)
export const heldAppCode = (): string => secret.read()
export const dropAppCode = (): void => secret.drop()
export const watchAppCode = secret.watch
