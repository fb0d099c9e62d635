import path from 'node:path'
import type { Browser } from 'playwright-core'
import type { Chunks } from 'scripts/build/chunks'
import type { Part } from './budget'
import { firstScripts, weigh } from './firstLoad'

/** The bounds, in bytes of brotli (product/first-load). */
export const BOUNDS = {
  /** The page with its style and its inline script, as a server sends them in the first response. The names of chunks can change it by 50 bytes. */
  username: 14_400,
  /** The page and `main`, including the username lookup: React loads later (decision 0110). */
  // A page binds itself to the current sign-in and is notified of others (one-sign-in/bound); the rules for that are a chunk that loads while the user types the password.
  // Back from the password leads to the name: the saga that follows the history runs with the form (sign-in/back).
  // The hashes in the names of chunks change the size by 50 bytes, so 29 bytes of air were too few.
  password: 65_600,
  /** The scripts that the page loads before the user has done anything. */
  // The form keeps its fields if an extension or a translator has changed it before React (sign-in/changed-page). Texts that a translator has replaced change again with their state, names are cleaned at every entry, and requests show the state of the connection (sign-in/offline). Back leads from the password to the name, before React too (sign-in/back).
  // Pages have slots for parts of their frame and of each factor (notice/strip, alternatives/step), and a disabled account leads to the support (sign-in/account-disabled).
  // A support request names the user who typed last (support/phone-beside), and a value of another type in a history entry is ignored.
  firstLoad: 118_000,
  /** The texts of every screen, and the code that follows a correct password. */
  // The texts of 'Try another way', of the notice and of a required new password, and the sagas that follow them (alternatives/step, password-change/required).
  // The code that sends the password, which the first load held before. A call waits for the poll that names its user (one-sign-in/server-word).
  following: 26_500,
  // An approval shows the server's text for the step, and further factors begin on the same page (factors/step-message).
  step: 16_200,
  /** The security page, with the set-up of an app by QR code: users do not wait for it to start their work. */
  securityPage: 20_000,
  /** The helper that a web app includes. */
  // It reports its passkey and settles the entry (one-sign-in/pending). A 503 with a valid `Retry-After` is a rejection (one-sign-in/rejected).
  embed: 3450,
  /** The step with the phone number field. */
  phoneStep: 65_000,
}

const EMBED = 'embed/signIn.js'
const ROUTES = 'src/app/routes/'
/** The steps with a separate bound. */
const STEP_BOUNDS: Partial<Record<string, number>> = {
  'account/security': BOUNDS.securityPage,
  mobileSetup: BOUNDS.phoneStep,
  'password/resetPassword': BOUNDS.phoneStep,
  support: BOUNDS.phoneStep,
}
const LOOKUP = ['src/services/http/send']
const FOLLOWING = [
  'src/messages/en-US',
  'src/sagas/signIn/afterPasswordChunk',
  'src/sagas/oneSignIn/rules/rulesChunk',
]

/** Returns the sizes of the parts of a built folder: before the username field, before the password field, and before each possible next step. */
export async function partsOf(
  folder: string,
  chunks: Pick<Chunks, 'names' | 'imports'>,
  browser: Browser,
): Promise<Part[]> {
  const weighed = async (names: string[]): Promise<number> => {
    const sizes = await Promise.all(names.map(name => weigh(path.join(folder, name))))
    return sizes.reduce((sum, bytes) => sum + bytes, 0)
  }
  const calling = filesOf(chunks, LOOKUP)
  const following = filesOf(chunks, FOLLOWING)
  const first = await firstScripts(folder, browser)
  const lookup = ['index.html', ...first, ...calling]
  const beforePassword = lookup.filter(name => name !== chunks.names['view'])
  const part = async (name: string): Promise<Part> => ({
    name: `of these ${unhashed(name)}`,
    bytes: await weighed([name]),
  })
  const step = async (request: string): Promise<Part> => {
    const name = request.slice(ROUTES.length)
    const own = filesOf(chunks, [request]).filter(file => ![...lookup, ...following].includes(file))
    return { name: `step ${name}`, bytes: await weighed(own), bound: STEP_BOUNDS[name] ?? BOUNDS.step }
  }
  const steps = Object.keys(chunks.imports).filter(request => request.startsWith(ROUTES))
  return [
    { name: 'before the username field', bytes: await weighed(['index.html']), bound: BOUNDS.username },
    { name: 'before the password field', bytes: await weighed(beforePassword), bound: BOUNDS.password },
    { name: 'scripts of the first load', bytes: await weighed(first), bound: BOUNDS.firstLoad },
    ...(await Promise.all(first.map(part))),
    { name: 'before any next step', bytes: await weighed(following), bound: BOUNDS.following },
    ...(await Promise.all(steps.sort().map(step))),
    { name: EMBED, bytes: await weigh(EMBED), bound: BOUNDS.embed },
  ]
}

/** Returns the files behind some imports; throws if the build has none. */
function filesOf(chunks: Pick<Chunks, 'imports'>, requests: string[]): string[] {
  const files = requests.flatMap(request => {
    const found = chunks.imports[request]
    if (!found) throw new Error(`The build has no chunk of ${request}`)
    return found
  })
  return [...new Set(files)]
}

const unhashed = (file: string): string => file.replace(/\.[\da-f]+(?=\.js$)/, '')
