import { type ComponentType, type ReactNode, use, useState } from 'react'
import { DoorIcon } from 'src/components/icons/Icon'
import { ThemeImage } from 'src/components/layout/ThemeImage'
import { ProductName } from 'src/components/feedback/Sentence'
import { VisuallyHidden } from 'src/components/layout/VisuallyHidden'
import type { CompanySettings } from 'src/services/api/companyService'

/** The parts that a company's own look adds to the frame (src/app/companyLook.tsx). */
export interface FrameParts {
  /** Replaces the product logo, unless the settings name an image. */
  Logo?: ComponentType<{ otherwise: ReactNode }>
  Welcome?: ComponentType
  Links?: ComponentType
}

interface CompanyFrameProps {
  parts?: FrameParts | undefined
  images: CompanySettings['theme']
  /** False on a phone and in the native client (product/sign-in-layout). */
  showBackground: boolean
  /** False on a phone. */
  showFooter: boolean
  /** A strip at the top edge that overlays the page and moves no other element (notice/strip). */
  top?: ReactNode
  help: ReactNode
  languages: ReactNode
  children: ReactNode
}

const sign = (
  <span className="sign">
    <DoorIcon />
  </span>
)

const logoOf = (address: string | null | undefined) =>
  address ? <ThemeImage className="logo" key={address} address={address} otherwise={sign} /> : sign

/** Lays out every screen: the company's header, background and logo, and the help link in its fixed place (frame.css). */
export function CompanyFrame({
  parts: { Logo, Welcome, Links } = {},
  images,
  showBackground,
  showFooter,
  top,
  help,
  languages,
  children,
}: CompanyFrameProps) {
  const productName = use(ProductName)
  const background = showBackground && images?.loginPageBackgroundUrl
  const [seen, setSeen] = useState<string>()
  return (
    // Not `:has()`: the browser would recalculate the styles of the whole page at each change of step.
    <div className="door" data-view={(background && seen === background) || undefined}>
      {top}
      <header className="head">
        <div className="brand">
          {background && <ThemeImage className="view" address={background} onSeen={setSeen} />}
          {Logo && !images?.loginPageHeaderUrl ? (
            <Logo otherwise={sign} />
          ) : (
            logoOf(images?.loginPageHeaderUrl)
          )}
          <bdi translate="no">{productName}</bdi>
          {Welcome && <Welcome />}
        </div>
        {help}
      </header>
      {children}
      {showFooter && (
        <footer className="foot">
          <div>
            {logoOf(images?.companyLogoUrl)}
            <VisuallyHidden translate="no">{productName}</VisuallyHidden>
          </div>
        </footer>
      )}
      <div className="host" />
      <div className="languages">
        {languages}
        {Links && <Links />}
      </div>
    </div>
  )
}
