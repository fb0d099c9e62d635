import { type ComponentType, useEffect, useState } from 'react'
import type { EyeProps } from 'src/components/fields/PasswordField'

export interface LoadAhead {
  /** Begins to load the code that follows the password; returns the eye for its field. */
  loadNext: () => Promise<ComponentType<EyeProps>>
  /** Begins to load what is shown on the way to a provider, and what the way back waits for. */
  loadForProvider?: (() => Promise<unknown>) | undefined
}

/** Loads the code that the next step needs, and returns the eye of the password field once it has arrived. */
export function useLoadAhead(
  { loadNext, loadForProvider }: LoadAhead,
  withPassword: boolean,
  atProvider: boolean,
): ComponentType<EyeProps> | undefined {
  const [eye, setEye] = useState<ComponentType<EyeProps>>()
  useEffect(() => {
    if (!withPassword) return
    loadNext().then(
      loaded => setEye(() => loaded),
      () => undefined,
    )
  }, [withPassword, loadNext])
  useEffect(() => {
    if (atProvider) loadForProvider?.().catch(() => undefined)
  }, [atProvider, loadForProvider])
  return eye
}
