// @ts-check
// Signs people in again beside your web app: docs/embedding.md, chapter 7. Copy it with signIn.d.ts, or take it into your bundle.

const CHANNEL = 'foyer.sign-in'
const MESSAGE = { channel: 'sign-in', type: 'signed-in' }
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
  const answer = await post(`${api}verify`, {
    credential: /** @type {PublicKeyCredential} */ (credential).toJSON(),
  })
  if (answer.ok) await tell((await answer.json()).userName, answer.status)
  return answer
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
 */
const post = (address, body) =>
  fetch(address, {
    method: 'POST',
    redirect: 'error',
    headers: {
      'Content-Type': 'application/json',
      'X-Touch-Supported': String(navigator.maxTouchPoints > 0),
    },
    body: JSON.stringify(body),
  })

/**
 * Marks whose sign-in this browser has now, by which the pages of the sign-in learn of another person, and tells every tab of the web app.
 * @param {string} userName
 * @param {number} status
 */
async function tell(userName, status) {
  const hex = (/** @type {Uint8Array} */ bytes) =>
    Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
  const id = hex(crypto.getRandomValues(new Uint8Array(16)))
  const text = new TextEncoder().encode(id + userName.toLowerCase())
  const who = hex(new Uint8Array(await crypto.subtle.digest('SHA-256', text)))
  try {
    localStorage.setItem('foyer.currentSignIn', JSON.stringify({ id, who }))
  } catch {
    // Storage is denied: no other page could read it either.
  }
  if (status !== 200) return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(MESSAGE)
  channel.close()
}
