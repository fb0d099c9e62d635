import { createAction } from '@reduxjs/toolkit'

/** A passkey is about to be created: a list of the server that is older than it says nothing of it (passkeys/withdrawn). */
export const creationBegun = createAction('passkeys/creationBegun')
