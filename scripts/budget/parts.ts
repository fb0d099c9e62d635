import path from 'node:path'
import type { Browser } from 'playwright-core'
import type { Chunks } from 'scripts/build/chunks'
import type { Part } from './budget'
import { firstLoad, scriptsOf, total, weigh } from './firstLoad'

/** In bytes of brotli (product/first-load). */
export const BOUNDS = {
  /** The page with its style and its inline script: a server sends as much with its first answer. The names of chunks alone change it by 50 bytes. */
  username: 14_400,
  /** And `main`, with what looks a name up: React comes behind (decision 0110). */
  // A page binds itself to the current sign-in and hears of others (one-sign-in/bound); the rules of it are a chunk that loads while the password is typed.
  password: 68_200,
  /** The scripts that the page loads before anybody has done anything. */
  // The form keeps its fields when an extension or a translator has changed it before React (sign-in/changed-page). Texts that a translator has replaced change again with their state, names are cleaned at every entry, and the connection is judged by requests (sign-in/offline).
  firstLoad: 118_200,
  /** The words of every screen, and what a right password calls for. */
  following: 24_000,
  step: 16_000,
  /** The page of somebody who is signed in already, with the set-up of an app by QR code: nobody waits for it to get to work. */
  securityPage: 20_000,
  /** What a web app takes along. */
  // It announces its passkey and settles the entry (one-sign-in/pending).
  embed: 3300,
  /** With the field of a phone number. */
  phoneStep: 65_000,
}

const EMBED = 'embed/signIn.js'
const ROUTES = 'src/app/routes/'
const PHONE_STEPS = ['mobileSetup', 'password/resetPassword', 'support']
const SECURITY_PAGE = 'account/security'
const boundOf = (name: string): number => {
  if (name === SECURITY_PAGE) return BOUNDS.securityPage
  return PHONE_STEPS.includes(name) ? BOUNDS.phoneStep : BOUNDS.step
}
const LOOKUP = ['src/services/http/send']
const FOLLOWING = [
  'src/messages/en-US',
  'src/sagas/signIn/afterPasswordChunk',
  'src/sagas/oneSignIn/rules/rulesChunk',
]

/** Weighs what people wait for in a built folder: before the username field, before the password field, and before each step that may follow. */
export async function partsOf(folder: string, chunks: Chunks, browser: Browser): Promise<Part[]> {
  const weighed = async (names: string[]): Promise<number> =>
    total(await Promise.all(names.map(name => weigh(path.join(folder, name), name))), 'brotli')
  const calling = filesOf(chunks, LOOKUP)
  const following = filesOf(chunks, FOLLOWING)
  const first = scriptsOf(await firstLoad(folder, browser))
  const lookup = ['index.html', ...first.map(({ name }) => name), ...calling]
  const beforePassword = lookup.filter(name => name !== chunks.names['view'])
  const step = async (request: string): Promise<Part> => {
    const name = request.slice(ROUTES.length)
    const own = filesOf(chunks, [request]).filter(file => ![...lookup, ...following].includes(file))
    const bound = boundOf(name)
    return { name: `step ${name}`, bytes: await weighed(own), bound }
  }
  const steps = Object.keys(chunks.imports).filter(request => request.startsWith(ROUTES))
  return [
    { name: 'before the username field', bytes: await weighed(['index.html']), bound: BOUNDS.username },
    { name: 'before the password field', bytes: await weighed(beforePassword), bound: BOUNDS.password },
    { name: 'scripts of the first load', bytes: total(first, 'brotli'), bound: BOUNDS.firstLoad },
    ...first.map(({ name, brotli }) => ({ name: `of these ${unhashed(name)}`, bytes: brotli })),
    { name: 'before any next step', bytes: await weighed(following), bound: BOUNDS.following },
    ...(await Promise.all(steps.sort().map(step))),
    { name: EMBED, bytes: (await weigh(EMBED, EMBED)).brotli, bound: BOUNDS.embed },
  ]
}

/** The files behind some imports; throws where the build has none. */
function filesOf(chunks: Chunks, requests: string[]): string[] {
  const files = requests.flatMap(request => {
    const found = chunks.imports[request]
    if (!found) throw new Error(`The build has no chunk of ${request}`)
    return found
  })
  return [...new Set(files)]
}

const unhashed = (file: string): string => file.replace(/\.[\da-f]+(?=\.js$)/, '')
