import { parseArgs } from 'node:util'
import { Complaint } from 'scripts/command/command'
import type { Journey } from './journeys'

const DEFAULT_TIMEOUT_S = 30
const MOST_TIMEOUT_S = 600
/** The default user of every journey. */
const ORDINARY = 'password'
/** Roles that use the user of another role if none is named: the first in the list whose user differs from the ordinary one, unless that one is listed. */
const STAND_INS: Record<string, string[]> = {
  connected: [ORDINARY],
  resend: ['text'],
  alternatives: ['text'],
  other: ['text', 'guest', 'email', 'other-email', 'one-time', 'passkey', 'authenticator', 'approval'],
}

const misuse = (message: string): Complaint => new Complaint(message, 2)

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash
  if (url && (url.username || url.password)) throw misuse('--api must not contain a name or a password.')
  if (!isOrigin) throw misuse(`--api takes an origin such as https://api.example, not ${text}.`)
  return url.origin
}

function pageOf(text: string | undefined): string {
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || !/^\/signin\/?$/.test(url.pathname))
    throw misuse(
      '--browser needs --page, the address of the sign-in page, such as https://api.example/signin/.',
    )
  return `${url.origin}/signin/`
}

function peopleOf(users: string[], roles: string[]): Record<string, string> {
  const people = Object.fromEntries(
    users.map(user => {
      const at = user.indexOf('=')
      const [role, name] = at < 0 ? [ORDINARY, user] : [user.slice(0, at), user.slice(at + 1)]
      if (!roles.includes(role)) throw misuse(`Unknown role: ${role}. The roles are ${roles.join(', ')}.`)
      if (name === '') throw misuse(`--user ${role}= has no name.`)
      return [role, name]
    }),
  )
  return people
}

function standInsOf(people: Record<string, string>, roles: string[]): Record<string, string> {
  const isOther = (role: string): boolean =>
    people[role] !== undefined && (role === ORDINARY || people[role] !== people[ORDINARY])
  const found = Object.entries(STAND_INS).flatMap(([role, others]) => {
    const standIn = others.find(isOther)
    const isNeeded = roles.includes(role) && people[role] === undefined
    return isNeeded && standIn !== undefined ? [[role, standIn] as const] : []
  })
  return Object.fromEntries(found)
}

const named = (journeys: Journey[], words: string[]): Journey[] => {
  const ids = words.flatMap(word => word.split(',')).map(word => word.trim())
  const unknown = ids.filter(id => !journeys.some(journey => journey.id === id))
  if (unknown.length > 0)
    throw misuse(
      `Unknown journey: ${unknown.join(', ')}. The journeys are ${journeys.map(({ id }) => id).join(', ')}.`,
    )
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
        browser: { type: 'boolean', default: false },
        page: { type: 'string' },
        'old-password-stays': { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    throw misuse((error as Error).message.split('\n')[0] ?? '')
  }
}

/** Parses the command line; throws a complaint of one line, which ends the command with status 2. */
export function readOptions(args: string[], journeys: Journey[]) {
  const values = parsed(args)
  const page = values.browser ? pageOf(values.page) : undefined
  if (values.page !== undefined && !values.browser) throw misuse('--page needs --browser.')
  const address = values.api ?? (page && new URL(page).origin)
  if (!values.list && address === undefined)
    throw misuse('--api is missing: the origin of the backend, such as https://api.example.')
  const timeout = Number(values.timeout)
  if (!(timeout > 0 && timeout <= MOST_TIMEOUT_S))
    throw misuse(`--timeout takes seconds, at most ${MOST_TIMEOUT_S}.`)
  const roles = [...new Set(journeys.flatMap(({ person, other }) => [person ?? [], other ?? []].flat()))]
  const isTold = ({ option }: Journey): boolean =>
    option === undefined || (option === 'limits' && values.limits)
  const chosen = values.only.length > 0 ? named(journeys, values.only) : journeys.filter(isTold)
  const left = named(journeys, values.without)
  const people = peopleOf(values.user, roles)
  const standIns = standInsOf(people, roles)
  return {
    /** Undefined to list the journeys. */
    api: values.list ? undefined : originOf(address ?? ''),
    /** The address of the deployed page on which the journeys are walked; undefined to make the calls. */
    page: values.list ? undefined : page,
    journeys: chosen.filter(journey => !left.includes(journey)),
    /** The usernames, by role. */
    people: {
      ...Object.fromEntries(Object.entries(standIns).map(([role, other]) => [role, people[other] ?? ''])),
      ...people,
    },
    /** By role, the role whose user stands in. */
    standIns,
    junit: values.junit,
    codes: values.codes,
    ask: values.ask,
    timeoutMs: timeout * 1000,
    /** True if the directory accepts the old password for a while after a change. */
    oldPasswordStays: values['old-password-stays'],
    /** True if `--only` selected the journeys. */
    isSelection: values.only.length > 0,
  }
}

export type Options = ReturnType<typeof readOptions>
