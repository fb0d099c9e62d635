import { FACTOR_ROUTES } from 'src/constants/factorKinds'
import { ROUTES } from 'src/constants/routes'
import { enUS } from 'src/messages/en-US'
import type { Secret } from '../secrets'
import type { Rest } from './rest'
import type { Visitor } from './visitor'

/** The facts about the journey's people that a walk needs. */
export interface Words {
  person: string
  other: string
  tell: (what: Secret) => Promise<string>
}

/** The page's wrong behaviour, as the end of a sentence about the page; undefined if the person gets through. */
type Fault = string | undefined

/** The backend does not offer the journey's extension to this person. */
export const NOT_OFFERED = Symbol('not offered')

type Walk<End = Fault> = (visitor: Visitor, words: Words) => Promise<End>

const SERVER_ERROR = enUS['problem.serverLater']
const WRONG_PASSWORD = enUS['problem.wrongCredentials']
const NO_SUCH_PERSON = 'nobody.of.that.name'
const NOT_THE_PASSWORD = 'not-the-password'
const NOT_THE_CODE = '000000'

const said = (rest: Rest): string => {
  switch (rest.kind) {
    case 'left':
      return 'opens the web app'
    case 'screen':
      return `shows ${rest.route}`
    case 'message':
      return `shows "${rest.text}"`
  }
}

const unlessLeft = (rest: Rest): Fault => (rest.kind === 'left' ? undefined : said(rest))

const unlessScreen = (rest: Rest, routes: readonly string[]): Fault =>
  rest.kind === 'screen' && routes.includes(rest.route) ? undefined : said(rest)

/** A rejection is a message other than that of a failing server. */
const unlessRejected = (rest: Rest, isAllowed = (text: string) => text !== SERVER_ERROR): Fault =>
  rest.kind === 'message' && isAllowed(rest.text) ? undefined : said(rest)

const FACTORS: readonly string[] = Object.values(FACTOR_ROUTES)

/** The password is accepted, with or without a second factor. */
const unlessAccepted = (rest: Rest): Fault =>
  unlessScreen(rest, FACTORS) === undefined ? undefined : unlessLeft(rest)

/** Opens the sign-in form, and enters the name and password of the journey's person. */
const signIn: Walk<Rest> = async (visitor, { person, tell }) => {
  await visitor.open()
  return visitor.signIn(person, await tell('password'))
}

const signedIn: Walk = async (visitor, words) => unlessLeft(await signIn(visitor, words))

const from =
  <End>(routes: readonly string[], walk: Walk<End>): Walk<Fault | End> =>
  async (visitor, words) =>
    unlessScreen(await signIn(visitor, words), routes) ?? walk(visitor, words)

const byCode = from(FACTORS, async (visitor, { tell }) =>
  unlessLeft(await visitor.enterCode(await tell('code'))),
)

/** Signs one person in, then begins another sign-in in the same browser. */
const signedInBefore =
  (walk: Walk): Walk =>
  async (visitor, words) => {
    const fault = await signedIn(visitor, words)
    await visitor.forgetMode()
    await visitor.open()
    return fault ?? walk(visitor, words)
  }

const newPassword: Walk = async (visitor, { tell }) =>
  unlessLeft(await visitor.enterNewPassword(await tell('new-password')))

const reset =
  (byPhone: boolean): Walk =>
  async (visitor, { person, tell }) => {
    await visitor.open()
    const begun = await visitor.beginReset(person)
    if (begun.kind !== 'screen') return said(begun)
    const sent = await visitor.sendResetCode(byPhone ? await tell('phone') : undefined)
    if (sent) return said(sent)
    const password = await tell('new-password')
    const rest = (await visitor.enterResetCode(await tell('code'))) ?? (await visitor.endReset(password))
    if (rest) return said(rest)
    await visitor.open()
    return unlessAccepted(await visitor.signIn(person, password))
  }

/** Creates the passkey that the page offers after the password, signs in with it, and removes it. */
const byPasskey: Walk<Fault | typeof NOT_OFFERED> = async (visitor, { person, tell }) => {
  await visitor.open()
  await visitor.addPasskeyDevice()
  const offer = await visitor.signIn(person, await tell('password'))
  if (offer.kind === 'left') return NOT_OFFERED
  const fault = unlessScreen(offer, [ROUTES.passkeyOffer]) ?? unlessLeft(await visitor.act())
  if (fault !== undefined) return fault
  await visitor.loseSession()
  await visitor.forgetMode()
  const rest = await visitor.signInByPasskey()
  if (rest.kind === 'left') await visitor.removePasskey()
  return unlessLeft(rest)
}

/** The journeys of the contract that a person can walk on the page, by their ids. */
export const WALKS: Record<string, Walk<Fault | typeof NOT_OFFERED>> = {
  'sign-in': signedIn,
  'wrong-password': async (visitor, { person }) => {
    await visitor.open()
    return unlessRejected(await visitor.signIn(person, NOT_THE_PASSWORD))
  },
  'another-name': signedInBefore(async visitor =>
    unlessRejected(await visitor.signIn(NO_SUCH_PERSON, NOT_THE_PASSWORD)),
  ),
  'another-person': signedInBefore(async (visitor, { other, tell }) =>
    unlessAccepted(await visitor.signIn(other, await tell('other-password'))),
  ),
  alias: async (visitor, words) => unlessAccepted(await signIn(visitor, words)),
  'text-message': byCode,
  'guest-text-message': byCode,
  'email-code': byCode,
  'one-time-code': byCode,
  authenticator: byCode,
  'enrol-authenticator': from(FACTORS, async visitor => unlessLeft(await visitor.setUpApp())),
  'wrong-code': from(FACTORS, async visitor => unlessRejected(await visitor.enterCode(NOT_THE_CODE))),
  'sign-in-over': from(FACTORS, async visitor => {
    await visitor.loseSession()
    const rest = await visitor.enterCode(NOT_THE_CODE)
    return visitor.route === ROUTES.login ? undefined : said(rest)
  }),
  approval: from(FACTORS, async (visitor, { tell }) => {
    await tell('approval')
    return unlessLeft(await visitor.rest(ROUTES.verification))
  }),
  'another-factor': from(FACTORS, async visitor => {
    const rest = await visitor.chooseFactor()
    return rest ? unlessScreen(rest, FACTORS) : NOT_OFFERED
  }),
  'forgotten-password': reset(true),
  'reset-by-email': reset(false),
  'temporary-password': from([ROUTES.resetTempPassword], newPassword),
  'expired-password': from([ROUTES.resetTempPassword], async (visitor, words) => {
    await visitor.open(ROUTES.sessionStatus)
    const rest = await visitor.rest(ROUTES.sessionStatus)
    return unlessScreen(rest, [ROUTES.resetTempPassword]) ?? newPassword(visitor, words)
  }),
  passkey: byPasskey,
  'disabled-account': async (visitor, words) =>
    unlessRejected(
      await signIn(visitor, words),
      text => text !== SERVER_ERROR && !text.includes(WRONG_PASSWORD),
    ),
}
