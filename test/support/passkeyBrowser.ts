/** The result of the browser's dialog, or the reason for its failure. */
export type Dialog = () => Promise<unknown>

/** An error as browsers throw it. */
export const browserError = (name: string): Error =>
  Object.assign(new Error('The browser says no.'), { name })

interface Browser {
  get?: Dialog
  create?: Dialog
  /** Whether fields offer passkeys. */
  autofill?: boolean
  /** Whether the device keeps them. */
  keeps?: boolean
  capabilities?: Record<string, boolean>
}

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer

/** A passkey as the browser hands it over, used or new. */
export const credential = (id = 'key-1') => ({
  id,
  rawId: bytes(id),
  type: 'public-key',
  response: {
    clientDataJSON: bytes('{}'),
    authenticatorData: bytes('a'),
    signature: bytes('s'),
    attestationObject: bytes('o'),
  },
  getClientExtensionResults: () => ({}),
  authenticatorAttachment: 'platform',
})

/** Gives jsdom passkey support until the test ends; returns the requests that were made. */
export function installPasskeys({
  get,
  create,
  autofill = false,
  keeps = true,
  capabilities = {},
}: Browser = {}) {
  const asked: { kind: 'get' | 'create'; options: { mediation?: string; signal?: AbortSignal } }[] = []
  const gone: unknown[] = []
  const accepted: unknown[] = []
  const details: unknown[] = []
  const recordIn = (list: unknown[]) => (what: unknown) => {
    list.push(what)
    return Promise.resolve()
  }
  const ask = (kind: 'get' | 'create', dialog: Dialog) => (options: object) => {
    asked.push({ kind, options })
    return dialog()
  }
  const support = Object.assign(() => undefined, {
    isConditionalMediationAvailable: () => Promise.resolve(autofill),
    isUserVerifyingPlatformAuthenticatorAvailable: () => Promise.resolve(keeps),
    getClientCapabilities: () => Promise.resolve(capabilities),
    signalUnknownCredential: recordIn(gone),
    signalAllAcceptedCredentials: recordIn(accepted),
    signalCurrentUserDetails: recordIn(details),
  })
  const cancelled = () => Promise.reject(browserError('NotAllowedError'))
  Object.assign(window, { PublicKeyCredential: support })
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { get: ask('get', get ?? cancelled), create: ask('create', create ?? cancelled) },
  })
  return { asked, gone, accepted, details }
}

/** Takes it away again. */
export function removePasskeys(): void {
  Reflect.deleteProperty(window, 'PublicKeyCredential')
  Reflect.deleteProperty(navigator, 'credentials')
  Reflect.deleteProperty(document, 'featurePolicy')
}
