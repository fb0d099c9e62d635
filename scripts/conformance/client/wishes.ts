import { isSent, type Sent } from './cookieJar'
import { type Secret } from '../secrets'

/** What a step asks of the browser by `Foyer-Runner`. */
export interface Wishes {
  cookies: Sent
  /** False keeps the cookies as they were before the answer. */
  keeps: boolean
  /** The step before which the cookies were as they are to be sent. */
  before: string | undefined
  /** True for a second browser, which knows nothing of the first. */
  isOther: boolean
  type: string | undefined
  waits: Secret | undefined
  /** True where the code that there is now is to be known as the former one. */
  remembers: boolean
  /** True where another code has been sent. */
  sendsCode: boolean
  /** How often the call is made: until it succeeds, or is answered 429. */
  times: number
}

const BEFORE = 'before:'

/** The wishes of the header's text, such as `cookies=readable type=text/plain`. */
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
