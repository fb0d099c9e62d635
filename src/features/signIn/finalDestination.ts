export interface FinalFacts {
  /** The validated return address; undefined for the root of the web app. */
  back: string | undefined
  /** Whether the version 1 onboarding is not complete yet. */
  welcome: boolean
  webtoken: string | undefined
}

export type FinalDestination =
  | { kind: 'webAppRoot'; webtoken?: string }
  | { kind: 'welcome' }
  | { kind: 'back'; address: string; webtoken?: string }

/** Decides where a finished sign-in ends (sign-in/end, onboarding/v1). */
export function finalDestination({ back, welcome, webtoken }: FinalFacts): FinalDestination {
  const token = webtoken === undefined ? {} : { webtoken }
  if (back !== undefined) return { kind: 'back', address: back, ...token }
  return welcome ? { kind: 'welcome' } : { kind: 'webAppRoot', ...token }
}
