import { parseArgs } from 'node:util'
import { Complaint } from 'scripts/command/command'
import type { Journey } from './journeys'

const DEFAULT_TIMEOUT_S = 30
const MOST_TIMEOUT_S = 600
/** The default user of every journey. */
const ORDINARY = 'password'
/** Roles that use another role's user if none is named. */
const AS: Record<string, string> = { connected: ORDINARY, resend: 'text', alternatives: 'text' }

export interface Options {
  /** Undefined to list the journeys. */
  api: string | undefined
  journeys: Journey[]
  people: Record<string, string>
  junit: string | undefined
  codes: string | undefined
  ask: boolean
  timeoutMs: number
}

/** Returns the error for incorrect arguments. */
const misuse = (message: string): Complaint => new Complaint(message, 2)

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash
  if (url && (url.username || url.password)) throw misuse('--api takes no name and no password.')
  if (!isOrigin) throw misuse(`--api takes an origin such as https://api.example, not ${text}.`)
  return url.origin
}

function peopleOf(users: string[], roles: string[]): Record<string, string> {
  const people = Object.fromEntries(
    users.map(user => {
      const at = user.indexOf('=')
      const [role, name] = at < 0 ? [ORDINARY, user] : [user.slice(0, at), user.slice(at + 1)]
      if (!roles.includes(role)) throw misuse(`No person: ${role}. There are ${roles.join(', ')}.`)
      if (name === '') throw misuse(`--user ${role}= has no name.`)
      return [role, name]
    }),
  )
  const alike = Object.entries(AS).flatMap(([role, other]) => {
    const name = people[other]
    return name === undefined || !roles.includes(role) ? [] : [[role, name] as const]
  })
  return { ...Object.fromEntries(alike), ...people }
}

const named = (journeys: Journey[], words: string[]): Journey[] => {
  const ids = words.flatMap(word => word.split(',')).map(word => word.trim())
  const unknown = ids.filter(id => !journeys.some(journey => journey.id === id))
  if (unknown.length > 0)
    throw misuse(`No journey: ${unknown.join(', ')}. There are ${journeys.map(({ id }) => id).join(', ')}.`)
  return journeys.filter(({ id }) => ids.includes(id))
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        api: { type: 'string' },
        user: { type: 'string', multiple: true, default: [] },
        only: { type: 'string', multiple: true, default: [] },
        without: { type: 'string', multiple: true, default: [] },
        junit: { type: 'string' },
        codes: { type: 'string' },
        ask: { type: 'boolean', default: false },
        limits: { type: 'boolean', default: false },
        timeout: { type: 'string', default: String(DEFAULT_TIMEOUT_S) },
        list: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    throw misuse((error as Error).message.split('\n')[0] ?? '')
  }
}

/** Parses the command line; throws a complaint of one line, which ends the command with status 2. */
export function readOptions(args: string[], journeys: Journey[]): Options {
  const values = parsed(args)
  if (!values.list && values.api === undefined)
    throw misuse('--api is missing: the origin of the backend, such as https://api.example.')
  const timeout = Number(values.timeout)
  if (!(timeout > 0 && timeout <= MOST_TIMEOUT_S))
    throw misuse(`--timeout takes seconds, at most ${MOST_TIMEOUT_S}.`)
  const roles = [...new Set(journeys.flatMap(({ person, other }) => [person ?? [], other ?? []].flat()))]
  const isTold = ({ option }: Journey): boolean =>
    option === undefined || (option === 'limits' && values.limits)
  const chosen = values.only.length > 0 ? named(journeys, values.only) : journeys.filter(isTold)
  const left = named(journeys, values.without)
  return {
    api: values.list ? undefined : originOf(values.api ?? ''),
    journeys: chosen.filter(journey => !left.includes(journey)),
    people: peopleOf(values.user, roles),
    junit: values.junit,
    codes: values.codes,
    ask: values.ask,
    timeoutMs: timeout * 1000,
  }
}
