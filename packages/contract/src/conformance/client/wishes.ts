import { isSent, type Sent } from './cookieJar'
import { type Secret } from '../secrets'

/** A step's instructions to the browser, from `Foyer-Runner`. */
export interface Wishes {
  cookies: Sent
  /** False if the cookies must stay as they were before the response. */
  keeps: boolean
  /** The step before which the cookies to send were stored. */
  before: string | undefined
  /** True for a second browser, which shares no state with the first. */
  isOther: boolean
  type: string | undefined
  waits: Secret | undefined
  /** True if the current code must be stored as the former one. */
  remembers: boolean
  /** True if another code has been sent. */
  sendsCode: boolean
  /** The number of repetitions of the call: until it succeeds, or returns 429. */
  times: number
}

const BEFORE = 'before:'

/** Parses the header's text, such as `cookies=readable type=text/plain`. */
export function wishesOf(said = ''): Wishes {
  const wishes = new Map(said.split(' ').map(wish => wish.split('=', 2) as [string, string]))
  const cookies = wishes.get('cookies') ?? 'all'
  const before = cookies.startsWith(BEFORE) ? cookies.slice(BEFORE.length) : undefined
  return {
    cookies: isSent(cookies) ? cookies : 'all',
    keeps: cookies !== 'kept' && before === undefined,
    before,
    isOther: wishes.get('browser') === 'other',
    type: wishes.get('type'),
    waits: wishes.get('wait') as Secret | undefined,
    remembers: wishes.get('remember') === 'code',
    sendsCode: wishes.get('code') === 'new',
    times: Number(wishes.get('times') ?? 1),
  }
}
