import { createAction } from '@reduxjs/toolkit'

/**
 * The actions on the security page that may require a recent proof of identity (security-page/passkeys,
 * security-page/remove-app, security-page/new-codes, security-page/end-trust, security-page/elsewhere).
 */
export type OwnAct =
  | { kind: 'createPasskey' }
  | { kind: 'renamePasskey'; id: string; name: string }
  | { kind: 'removeApp'; id: string }
  | { kind: 'newCodes' }
  | { kind: 'endTrust'; id: string }
  | { kind: 'signOutElsewhere' }

export type OwnActKind = OwnAct['kind']

/** Presses on the security page. Each also removes the notice of an earlier proof, on every page (security-page/proof). */
export const accountEvents = {
  actPressed: createAction<OwnAct>('account/actPressed'),
  setUpPressed: createAction('account/setUpPressed'),
}
