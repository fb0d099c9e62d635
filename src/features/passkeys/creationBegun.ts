import { createAction } from '@reduxjs/toolkit'

/** A passkey is about to be created. A list that the server sent earlier does not contain it, so it must not be used to withdraw passkeys (passkeys/withdrawn). */
export const creationBegun = createAction('passkeys/creationBegun')
