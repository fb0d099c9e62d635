import { as, late, NOBODY, phoneOf, plain, signIn, type Act, type Scene, type Walk } from './walk'

const CODE = { body: { code: '012345' } }
const APP = { body: { id: 'a-1' } }

const begun: Act = as('simple', 'beginAuthenticator')

async function numberOf(scene: Scene, person: string): Promise<string | undefined> {
  return (await phoneOf(scene, person)).authenticatorCodes[0]
}

const confirming: Act = async scene => {
  await begun(scene)
  return scene.caller.ask('confirmAuthenticator', { body: { code: await numberOf(scene, 'simple') } })
}

const guessing: Act = async scene => {
  await begun(scene)
  return scene.caller.ask('confirmAuthenticator', { body: { code: 'none' } })
}

const withApp =
  (id: string): Act =>
  async scene => {
    await confirming(scene)
    return scene.caller.ask(id)
  }

/** Removes the first app of the list. */
const removing = async ({ caller }: Scene) => {
  const { json } = await caller.ask('fetchAuthenticators')
  const [{ id } = { id: '' }] = json as { id: string }[]
  return caller.ask('removeAuthenticator', { body: { id } })
}

const removingOwn: Act = async scene => {
  await confirming(scene)
  return removing(scene)
}

/** The only app of somebody from whom the company wants one. */
const removingLast: Act = async scene => {
  await signIn(scene, 'totp')
  const code = await numberOf(scene, 'totp')
  await scene.caller.ask('activate', { body: { type: 'totp', code } })
  return removing(scene)
}

// (security-page/set-up, security-page/remove-app, security-page/recovery-codes, security-page/new-codes)
export const ownFactorWalks: Walk[] = [
  ['beginAuthenticator', 200, 'the sign-in is young', begun],
  ['beginAuthenticator', 403, 'the sign-in is old', late('simple', 'beginAuthenticator')],
  ['beginAuthenticator', 401, NOBODY, plain('beginAuthenticator')],
  ['confirmAuthenticator', 200, 'the code is right', confirming],
  ['confirmAuthenticator', 400, 'the code is wrong', guessing],
  ['confirmAuthenticator', 400, 'nothing was begun', as('simple', 'confirmAuthenticator', CODE)],
  ['confirmAuthenticator', 401, NOBODY, plain('confirmAuthenticator', CODE)],
  ['removeAuthenticator', 200, 'the person wanted it', removingOwn],
  ['removeAuthenticator', 200, 'it is gone', as('simple', 'removeAuthenticator', APP)],
  ['removeAuthenticator', 400, 'the company wants it', removingLast],
  ['removeAuthenticator', 403, 'the sign-in is old', late('simple', 'removeAuthenticator', APP)],
  ['removeAuthenticator', 401, NOBODY, plain('removeAuthenticator', APP)],
  ['fetchRecoveryCodes', 200, 'there are some', withApp('fetchRecoveryCodes')],
  ['fetchRecoveryCodes', 200, 'there is no app', as('simple', 'fetchRecoveryCodes')],
  ['fetchRecoveryCodes', 401, NOBODY, plain('fetchRecoveryCodes')],
  ['makeRecoveryCodes', 200, 'there is an app', withApp('makeRecoveryCodes')],
  ['makeRecoveryCodes', 403, 'the sign-in is old', late('simple', 'makeRecoveryCodes')],
  ['makeRecoveryCodes', 401, NOBODY, plain('makeRecoveryCodes')],
]
