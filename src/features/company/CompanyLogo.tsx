import { type ReactNode, useSyncExternalStore } from 'react'
import { ThemeImage } from 'src/components/layout/ThemeImage'
import { isDark, onColorScheme } from 'src/services/browser/pageAppearance'

interface CompanyLogoProps {
  logo: string
  darkLogo?: string | undefined
  /** Shown until the image has loaded, or if it fails to load. */
  otherwise: ReactNode
}

/** Shows the configured logo for the current colour scheme (product/look). */
export function CompanyLogo({ logo, darkLogo, otherwise }: CompanyLogoProps) {
  const forDark = useSyncExternalStore(onColorScheme, isDark) ? darkLogo : undefined
  const address = forDark ?? logo
  return (
    <ThemeImage
      key={address}
      className={forDark ? 'logo for-dark' : 'logo'}
      address={address}
      otherwise={otherwise}
    />
  )
}
