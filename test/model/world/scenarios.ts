import type { Kind, ServerOptions } from 'test/model/server/server'
import type { Person, Way } from 'test/model/server/people'
import type { World } from 'test/model/world/world'
import { PAUSE } from 'test/model/world/tabs'

const LOGIN = 'POST /api/auth/v2/login'

/** Lets a call arrive whole. */
export const whole = (tab: string, route: string): string[] => [
  `${tab}: ${route} reaches the server`,
  `${tab}: ${route}: the headers arrive`,
  `${tab}: ${route}: the body arrives`,
]

/** A step that sends a credential, and the pause in which the page announces it. */
export const sends = (step: string): string[] => [step, PAUSE]

/** A password that is accepted without a fault. */
export const signsIn = (tab: string, name: string): string[] => [
  ...sends(`${tab}: ${name} sends the password`),
  ...whole(tab, LOGIN),
]

/** Makes a call arrive whose body needs no separate event. */
export const answered = (tab: string, route: string): string[] => [
  `${tab}: ${route} reaches the server`,
  `${tab}: ${route} is answered`,
]

const STATUS = 'GET /api/auth/v2/session-status'
export const status = (tab: string): string[] => answered(tab, STATUS)

/** How a walk begins. */
export interface Scenario {
  name: string
  ways: [ann: Way, bob: Way]
  begin: (world: World) => Promise<unknown>
}

const blank = async (world: World): Promise<void> => {
  await world.open('/signin/')
  await world.open('/signin/')
}

/** Ann has entered her password in the first tab; the second one is blank. */
const atFactor = async (world: World): Promise<void> => {
  await blank(world)
  await world.do(...signsIn('tab 1', 'ann'), ...status('tab 1'), 'tab 2: a storage event arrives')
}

const atTemporary = async (world: World): Promise<void> => {
  await blank(world)
  await world.do(...signsIn('tab 1', 'ann'))
}

/** Ann is signed in, and a sign-in page is still open in another tab. */
const signedInBeside = async (world: World): Promise<void> => {
  await blank(world)
  await world.do(...signsIn('tab 1', 'ann'), 'tab 2: a storage event arrives')
}

export const SCENARIOS: readonly Scenario[] = [
  { name: 'two sign-in pages', ways: ['password', 'password'], begin: blank },
  { name: 'a provider and a password', ways: ['provider', 'password'], begin: blank },
  { name: 'a text message', ways: ['sms', 'password'], begin: atFactor },
  { name: 'an approval', ways: ['approval', 'password'], begin: atFactor },
  { name: 'an approval, and a provider', ways: ['approval', 'provider'], begin: atFactor },
  { name: 'a temporary password', ways: ['temporary', 'sms'], begin: atTemporary },
  { name: 'signed in', ways: ['password', 'sms'], begin: signedInBeside },
  { name: 'signed in, and a provider', ways: ['password', 'provider'], begin: signedInBeside },
]

const personOf = (name: string, way: Way, digit: string): Person => ({ name, way, code: digit.repeat(6) })

export const optionsOf = (
  { ways: [ann, bob] }: Pick<Scenario, 'ways'>,
  kind: Kind,
  extension: boolean,
): ServerOptions => ({
  kind,
  extension,
  people: [personOf('ann', ann, '1'), personOf('bob', bob, '2')],
})
