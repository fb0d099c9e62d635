import { as, phoneOf, type Act, type Scene } from './walk'

/** The code that the person's authenticator app shows. */
export const numberOf = async (scene: Scene, person: string): Promise<string | undefined> =>
  (await phoneOf(scene, person)).authenticatorCodes[0]

export const begun: Act = as('simple', 'beginAuthenticator')

/** Sets up an authenticator app on the security page. */
export const confirming: Act = async scene => {
  await begun(scene)
  return scene.caller.ask('confirmAuthenticator', { body: { code: await numberOf(scene, 'simple') } })
}
