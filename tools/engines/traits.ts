/** The optional browser features that the app uses, and the behaviour without them. */
export const TRAITS = {
  trustedTypes: ['Trusted Types', 'the policy holds without them'],
  webOtp: ['WebOTP', 'the code is typed, or filled in from the keyboard'],
  conditionalMediation: ['passkeys offered by the field', 'a button asks for one'],
  conditionalCreate: ['a passkey created without a question', 'the offer asks'],
  reporting: ['reports of the browser itself (`ReportingObserver`)', 'the app’s own reports alone'],
  backgroundFetch: ['calls that outlive the page (`keepalive`)', 'a report may be lost as the page is left'],
  hasSelector: ['room for the eye in a field (`:has`)', 'a long password runs under it'],
  balancedText: ['balanced headings', 'lines as they break'],
  layoutShift: ['telling what moves (`layout-shift`)', 'only Chromium can measure it'],
} as const

export type Trait = keyof typeof TRAITS
export type Traits = Record<Trait, boolean>

/** Reads the features in a page of a secure context. It runs in the page, so it names no function: `tsx` would mark the name with a helper. */
export const readTraits = async (): Promise<Traits> => {
  const passkeys = window.PublicKeyCredential as unknown as
    | {
        isConditionalMediationAvailable?: () => Promise<boolean>
        getClientCapabilities?: () => Promise<Record<string, boolean>>
      }
    | undefined
  const capabilities = await passkeys?.getClientCapabilities?.()
  return {
    trustedTypes: 'trustedTypes' in window,
    webOtp: 'OTPCredential' in window,
    conditionalMediation: (await passkeys?.isConditionalMediationAvailable?.()) === true,
    conditionalCreate: capabilities?.['conditionalCreate'] === true,
    reporting: 'ReportingObserver' in window,
    backgroundFetch: 'keepalive' in Request.prototype,
    hasSelector: CSS.supports('selector(:has(a))'),
    balancedText: CSS.supports('text-wrap', 'balance'),
    layoutShift: PerformanceObserver.supportedEntryTypes.includes('layout-shift'),
  }
}
