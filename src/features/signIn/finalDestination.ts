export interface FinalFacts {
  /** The checked return address; undefined means the web app root. */
  back: string | undefined
  /** Version 1 onboarding that is still to be done. */
  welcome: boolean
  /** The token of a federated sign-in. */
  webtoken: string | undefined
}

export type FinalDestination =
  | { kind: 'webAppRoot'; webtoken?: string }
  | { kind: 'welcome' }
  | { kind: 'back'; address: string; webtoken?: string }

/** Where a finished sign-in ends (sign-in/end, onboarding/v1). */
export function finalDestination({ back, welcome, webtoken }: FinalFacts): FinalDestination {
  const token = webtoken === undefined ? {} : { webtoken }
  if (back !== undefined) return { kind: 'back', address: back, ...token }
  return welcome ? { kind: 'welcome' } : { kind: 'webAppRoot', ...token }
}
