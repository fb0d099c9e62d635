import { createInterface } from 'node:readline/promises'
import { Complaint } from 'scripts/command/command'

/** The secrets of a journey's user, and the id of their app. An approval needs none: the run waits for it. */
export const SECRETS = [
  'password',
  'new-password',
  'code',
  'former-code',
  'phone',
  'approval',
  'native-client',
  'other-password',
  'other-code',
] as const
export type Secret = (typeof SECRETS)[number]

/** The secrets of the journey's other user, by that user's own name for them. */
const OF_THE_OTHER: Partial<Record<Secret, Secret>> = { 'other-password': 'password', 'other-code': 'code' }

/** Returns whose secret it is, and that user's name for it. */
export const whoseSecret = (what: Secret): { isOther: boolean; what: Secret } => {
  const own = OF_THE_OTHER[what]
  return { isOther: own !== undefined, what: own ?? what }
}

export interface Wanted {
  /** The origin of the backend. */
  api: string
  journey: string
  /** The username. */
  person: string
  what: Secret
}

/** Returns a secret when it is needed; undefined if it cannot. */
export type Teller = (wanted: Wanted) => Promise<string | undefined>

/** Secrets that are sent during the journey, so that no environment variable can contain them earlier. */
const COMES_LATER: Secret[] = ['code', 'former-code', 'approval']

const NO_FIXED_CODE = '--ask or --codes MODULE instead of FOYER_CODE'

const upper = (word: string): string => word.toUpperCase().replaceAll('-', '_')

/** Returns the variables that may contain a user's secret, the most specific one first. */
export const variablesOf = (what: Secret, role: string): string[] => [
  `FOYER_${upper(what)}_${upper(role)}`,
  `FOYER_${upper(what)}`,
]

export interface Sources {
  environment: NodeJS.ProcessEnv
  /** From the module of `--codes`. */
  teller: Teller | undefined
  /** From the person at the terminal, with `--ask`. */
  ask: Teller | undefined
  /** By role, the role whose user and secrets stand in. */
  standIns?: Record<string, string>
}

const fromEnvironment = (
  { environment, standIns = {} }: Sources,
  what: Secret,
  role: string,
): string | undefined =>
  [role, standIns[role] ?? role]
    .flatMap(each => variablesOf(what, each).slice(0, 1))
    .concat(variablesOf(what, role).slice(1))
    .map(name => environment[name])
    .find(value => value !== undefined && value !== '')

async function isKnown(teller: Teller | undefined, wanted: Wanted): Promise<boolean> {
  try {
    return Boolean(await teller?.(wanted))
  } catch (error) {
    const { what, person } = wanted
    throw new Complaint(`--codes failed to return the ${what} of ${person}: ${(error as Error).message}`, 2)
  }
}

/** Returns the missing source of a journey's secret, or undefined. A module is called at once for secrets that the backend does not send. */
export async function lackOf(sources: Sources, role: string, wanted: Wanted): Promise<string | undefined> {
  const { teller, ask } = sources
  const { what } = wanted
  // A fixed code has no former one.
  if (what === 'former-code')
    return fromEnvironment(sources, 'code', role) === undefined
      ? lackOf(sources, role, { ...wanted, what: 'code' })
      : NO_FIXED_CODE
  if (fromEnvironment(sources, what, role) !== undefined) return undefined
  const [, variable = ''] = variablesOf(what, role)
  if (!COMES_LATER.includes(what)) return (await isKnown(teller, wanted)) ? undefined : variable
  if (teller ?? ask) return undefined
  if (what === 'approval') return '--ask or --codes MODULE'
  return `${variable}, --ask or --codes MODULE`
}

/** Returns the secret; throws if no source provides it. */
export async function tell(sources: Sources, role: string, wanted: Wanted): Promise<string> {
  const told =
    fromEnvironment(sources, wanted.what, role) ??
    (await sources.teller?.(wanted)) ??
    (COMES_LATER.includes(wanted.what) ? await sources.ask?.(wanted) : undefined)
  if (told === undefined) throw new Error(`no source has the ${wanted.what} of ${wanted.person}`)
  return told
}

/** Prompts at the terminal. */
export const askAtTerminal: Teller = async ({ person, what }) => {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    const question =
      what === 'approval'
        ? `Approve the sign-in of ${person} in the mobile app, then press Enter. `
        : `The ${what} that ${person} has received: `
    return (await terminal.question(question)).trim()
  } finally {
    terminal.close()
  }
}
