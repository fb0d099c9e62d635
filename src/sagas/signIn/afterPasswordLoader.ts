import { noAnswer } from 'src/services/http/serviceError'

/** Loads what follows a right password; a chunk that cannot be had is a failure like that of a call. */
export const loadAfterPassword = () =>
  import('src/sagas/signIn/afterPassword').catch(() => {
    throw noAnswer()
  })
