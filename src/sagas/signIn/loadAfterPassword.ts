import { noAnswer } from 'src/services/http/serviceError'

/** Loads the code that follows a right password; a chunk that fails to load counts as a failed call. */
export const loadAfterPassword = () =>
  import('src/sagas/signIn/afterPasswordChunk').catch(() => {
    throw noAnswer()
  })
