import { noAnswer } from 'src/services/http/serviceError'

/** Loads the code that runs after a correct password. A chunk that fails to load counts as a failed request. */
export const loadAfterPassword = () =>
  import('src/sagas/signIn/afterPasswordChunk').catch(() => {
    throw noAnswer()
  })
