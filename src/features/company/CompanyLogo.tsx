import { type ReactNode, useSyncExternalStore } from 'react'
import { ThemeImage } from 'src/components/layout/ThemeImage'
import { isDark, onColorScheme } from 'src/services/browser/page/colorScheme'

export interface CompanyLogoProps {
  logo: string
  /** For the dark look, drawn for a dark page. */
  darkLogo?: string | undefined
  /** Shown until the image has loaded, and if it fails. */
  otherwise: ReactNode
}

/** The logo of the configuration, in the look of the page (product/look). */
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
