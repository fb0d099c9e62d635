// @ts-check
// Signs people in again beside your web app: docs/embedding.md, chapter 7. Copy it with signIn.d.ts, or take it into your bundle.

const CHANNEL = 'foyer.sign-in'
const MARK = 'foyer.currentSignIn'
/** Local storage: one key for each credential that is under way. */
const PENDING = 'foyer.pendingSignIn.'
const LIFE_MS = 60_000
/** How often the browser's main process is asked, so that the writes of other processes arrive meanwhile. */
const QUESTIONS = 32
const MESSAGE = { channel: 'sign-in', type: 'signed-in' }
/** Characters that do not belong to a name, unlike the joiners of some scripts. */
const INVISIBLE =
  // eslint-disable-next-line no-control-regex -- the pattern removes them
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g
/** The person has had no passkey here, or has closed the chooser: the next press opens the window at once. */
let noPasskey = false

/** @type {typeof import('./signIn.d.ts').onSignedIn} */
export function onSignedIn(listener) {
  /** @param {MessageEvent} event */
  const hear = ({ data }) => {
    if (data?.channel === MESSAGE.channel && data.type === MESSAGE.type) listener()
  }
  /** @param {MessageEvent} event */
  const hearWindow = event => {
    if (event.origin === location.origin) hear(event)
  }
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = hear
  addEventListener('message', hearWindow)
  return () => {
    channel.close()
    removeEventListener('message', hearWindow)
  }
}

/** @type {typeof import('./signIn.d.ts').signIn} */
export async function signIn({
  page = '/signin/',
  api = '/api/auth/v2/passkeys/authentication/',
  passkeys = false,
  back = location.href,
} = {}) {
  const answer = passkeys && !noPasskey ? await byPasskey(api).catch(() => undefined) : undefined
  if (answer?.status === 200) return 'signedIn'
  noPasskey = true
  const own = answer?.status === 202 ? `${page}session-status` : page
  if (open(`${own}?mode=popup`, 'sign-in', 'popup,width=480,height=760')) return 'window'
  // The chooser has taken so long that the press no longer counts.
  if (passkeys && navigator.userActivation?.isActive === false) return 'again'
  // The server is asked: the cookies may be those of the session that has ended.
  location.assign(`${page}session-status?back=${encodeURIComponent(back)}`)
  return 'page'
}

/**
 * The browser's own chooser, which comes only where it has a passkey; undefined where it cannot be asked.
 * @param {string} api
 */
async function byPasskey(api) {
  const known = globalThis.PublicKeyCredential
  if (!(await known?.getClientCapabilities?.())?.['immediateGet']) return undefined
  const options = await post(`${api}options`, { purpose: 'signIn' })
  if (!options.ok) return undefined
  const publicKey = known.parseRequestOptionsFromJSON(await options.json())
  const credential = await chosen({ publicKey })
  return verified(`${api}verify`, /** @type {PublicKeyCredential} */ (credential).toJSON())
}

/**
 * Sends a passkey and settles its entry by the answer: only then do the pages of the sign-in know whose session the browser has.
 * @param {string} address
 * @param {object} credential
 */
async function verified(address, credential) {
  const entry = await announce()
  const controller = new AbortController()
  const leave = () => {
    controller.abort()
    entry.settle('')
  }
  addEventListener('pagehide', leave)
  const limit = setTimeout(() => controller.abort(), LIFE_MS)
  try {
    const answer = await post(address, { credential }, controller.signal)
    if (!answer.ok) {
      if (await isRejection(answer)) entry.drop()
      return answer
    }
    const { userName } = await answer.json()
    if (typeof userName !== 'string' || !userName) return undefined
    if (!(await entry.accept(userName))) return undefined
    if (answer.status === 200) broadcast()
    return answer
  } finally {
    clearTimeout(limit)
    removeEventListener('pagehide', leave)
    // Whatever has not been settled by now is unknown: a cut answer, a page of HTML, no name.
    entry.settle('')
  }
}

/**
 * Returns whether the server itself rejects a passkey: a limit is a rejection, a page of HTML is not.
 * @param {Response} answer
 */
async function isRejection(answer) {
  const { status, headers } = answer
  if (status === 429 || (status === 503 && hasWait(headers))) return true
  const text = (await answer.text()).trim()
  const isPage = text && (text[0] === '<' || /^text\/html\b/i.test(headers.get('Content-Type') ?? ''))
  return !isPage && [400, 401, 403, 404, 409].includes(status)
}

/** @param {Headers} headers */
function hasWait(headers) {
  const value = headers.get('Retry-After') ?? ''
  if (/^\d{1,9}$/.test(value)) return Number(value) > 0
  return timeOf(value) > (timeOf(headers.get('Date') ?? '') || Date.now())
}

/** @param {string} date */
const timeOf = date =>
  /^[a-z]{3,9},? [\w -]{6,20} ?\d\d:\d\d:\d\d/i.test(date)
    ? Date.parse(date.replace(/( GMT)?$/, ' GMT'))
    : NaN

/** Writes an entry once no other page has a credential under way; no user is known before the answer. */
async function announce() {
  for (;;) {
    while (entries().length > 0) await change()
    const id = hex(crypto.getRandomValues(new Uint8Array(16)))
    const at = Date.now()
    if (!write(PENDING + id, { who: '', at })) return entryOf(id, false)
    const leave = () => drop(id)
    addEventListener('pagehide', leave)
    for (let count = 0; count < QUESTIONS; count += 1) await navigator.locks?.query()
    removeEventListener('pagehide', leave)
    const others = entries().filter(other => other.id !== id)
    const isFirst = !others.some(other => other.at < at || (other.at === at && other.id < id))
    if (isFirst && has(id) && Date.now() - at < LIFE_MS) return entryOf(id, true)
    drop(id)
    await change()
  }
}

/**
 * @param {string} id
 * @param {boolean} stored
 */
function entryOf(id, stored) {
  const sentUnder = mark()?.id
  let open = true
  const isThere = () => !stored || has(id)
  /** @param {string} who */
  const settle = who => {
    if (open && isThere()) write(MARK, { id, who })
    open = false
    drop(id)
  }
  return {
    settle,
    drop: () => {
      open = false
      drop(id)
    },
    /**
     * False if answers have overtaken each other, so that the owner of the session is unknown.
     * @param {string} userName
     */
    accept: async userName => {
      const who = await hashOf(id, userName)
      const now = mark()
      const isOwn = now && now.who !== '' && now.who === (await hashOf(now.id, userName))
      if (open && isThere() && (!now || now.id === sentUnder || now.ended || isOwn)) {
        settle(who)
        return true
      }
      if (open) write(MARK, { id: hex(crypto.getRandomValues(new Uint8Array(16))), who: '' })
      open = false
      drop(id)
      return false
    },
  }
}

/** The valid entries of this browser; old ones are settled as unknown. */
function entries() {
  try {
    return Object.keys(localStorage)
      .filter(key => key.startsWith(PENDING))
      .flatMap(key => {
        const entry = parsed(localStorage.getItem(key))
        const isEntry = typeof entry?.at === 'number' && /^([\da-f]{64})?$/.test(entry.who)
        if (!isEntry) return []
        const id = key.slice(PENDING.length)
        if (Math.abs(Date.now() - entry.at) <= LIFE_MS) return [{ id, at: entry.at }]
        write(MARK, { id, who: '' })
        drop(id)
        return []
      })
  } catch {
    return []
  }
}

/** @param {string} id */
const has = id => entries().some(entry => entry.id === id)

/** Waits for a change by another page, a second at most. */
const change = () =>
  new Promise(resolve => {
    addEventListener('storage', resolve, { once: true })
    setTimeout(resolve, 1000)
  })

/** @returns {{ id: string, who: string, ended?: true } | undefined} */
function mark() {
  try {
    return parsed(localStorage.getItem(MARK))
  } catch {
    return undefined
  }
}

/** @param {string | null} text */
function parsed(text) {
  try {
    return JSON.parse(text ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/**
 * False if the browser denies the storage: no other page could read it either.
 * @param {string} key
 * @param {object} value
 */
function write(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/** @param {string} id */
function drop(id) {
  try {
    localStorage.removeItem(PENDING + id)
  } catch {
    // Nothing was stored.
  }
}

/** @param {Uint8Array} bytes */
const hex = bytes => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')

/**
 * @param {string} id
 * @param {string} userName
 */
async function hashOf(id, userName) {
  if (!crypto.subtle) return ''
  // As the app cleans a name (forms/names-cleaned).
  const name = userName.replace(INVISIBLE, '').normalize().trim().toLowerCase().normalize()
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(id + name))))
}

/**
 * Browsers call it by one of two names; a value that one does not know is an error, a member that it does not know is none.
 * @param {CredentialRequestOptions} options
 */
const chosen = options =>
  navigator.credentials
    .get({ ...options, mediation: /** @type {CredentialMediationRequirement} */ ('immediate') })
    .catch(error => {
      if (!(error instanceof TypeError)) throw error
      return navigator.credentials.get(
        /** @type {CredentialRequestOptions} */ ({ ...options, uiMode: 'immediate' }),
      )
    })

/**
 * @param {string} address
 * @param {object} body
 * @param {AbortSignal} [signal]
 */
const post = (address, body, signal) =>
  fetch(address, {
    method: 'POST',
    redirect: 'error',
    headers: {
      'Content-Type': 'application/json',
      'X-Touch-Supported': String(navigator.maxTouchPoints > 0),
    },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })

/** Notifies every tab of the web app that a person is signed in. */
function broadcast() {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(MESSAGE)
  channel.close()
}
