import { type ComponentType, useEffect, useState } from 'react'
import type { EyeProps } from 'src/components/fields/PasswordField'

export interface LoadAhead {
  /** Starts loading the code that runs after the password; resolves to the button that shows the typed password. */
  loadNext: () => Promise<ComponentType<EyeProps>>
  /** Starts loading the notice for the departure to a provider, and the code that handles the return. */
  loadForProvider?: (() => Promise<unknown>) | undefined
}

/** Loads the code of the next step, and returns the button that shows the typed password once it has loaded. */
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
