import { createSecret } from 'src/services/createSecret'

/** New recovery codes, one per line (security/secrets). */
const secret = createSecret()

export const holdCodesToSave = (code: string): void => secret.hold(code)
export const heldCodesToSave = (): string => secret.read()
export const dropCodesToSave = (): void => secret.drop()
export const watchCodesToSave = secret.watch
