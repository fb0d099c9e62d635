import type { ReactNode } from 'react'
import { DoorIcon } from 'src/components/icons/DoorIcon'
import { ThemeImage } from 'src/components/layout/ThemeImage'
import { VisuallyHidden } from 'src/components/layout/VisuallyHidden'

export interface CompanyImages {
  header?: string | undefined
  background?: string | undefined
  logo?: string | undefined
}

interface CompanyFrameProps {
  productName: string
  images: CompanyImages
  /** Not shown on a phone, nor in the native client (product/sign-in-layout). */
  showBackground: boolean
  /** Not shown on a phone. */
  showFooter: boolean
  help: ReactNode
  languages: ReactNode
  children: ReactNode
}

const sign = (
  <span className="sign">
    <DoorIcon />
  </span>
)

/** A company's image, or the product's sign. */
const logoOf = (address: string | undefined) =>
  address ? <ThemeImage className="logo" key={address} address={address} otherwise={sign} /> : sign

/** The frame of every screen: the company's header, background and logo, and the help link in its one place (door.css). */
export function CompanyFrame({
  productName,
  images,
  showBackground,
  showFooter,
  help,
  languages,
  children,
}: CompanyFrameProps) {
  const background = showBackground && images.background
  return (
    <div className="door">
      <header className="head">
        <div className="brand">
          {background && <ThemeImage className="view" address={background} />}
          {logoOf(images.header)}
          <bdi>{productName}</bdi>
        </div>
        {help}
      </header>
      {children}
      {showFooter && (
        <footer className="foot">
          <div>
            {logoOf(images.logo)}
            <VisuallyHidden>{productName}</VisuallyHidden>
          </div>
        </footer>
      )}
      <div className="host" />
      <div className="languages">{languages}</div>
    </div>
  )
}
