import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { DoorIcon } from 'src/components/icons/DoorIcon'
import { ThemeImage } from 'src/components/layout/ThemeImage'

const Page = styled.div`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  align-items: center;
  min-height: 100dvh;
  ${({ theme }) => theme.media.phone} {
    padding-block: env(safe-area-inset-top) env(safe-area-inset-bottom);
  }
  ${({ theme }) => theme.media.desktop} {
    padding: clamp(1rem, 9vh, 7rem) ${({ theme }) => theme.space.l} ${({ theme }) => theme.space.l};
  }
`

const Background = styled(ThemeImage)`
  position: fixed;
  inset: 0;
  z-index: -1;
  width: 100%;
  height: 100%;
  object-fit: cover;
  @media (prefers-color-scheme: dark) {
    filter: brightness(0.6);
  }
`

/** The background of text on the company's image, whose colours nobody knows. */
const plate = css`
  &[data-on-image] {
    border-radius: ${({ theme }) => theme.radius.l};
    background: ${({ theme }) => theme.color.surface};
    box-shadow: ${({ theme }) => theme.color.shadow};
  }
`

/** Above the card and in line with its content, the same on every screen. */
const Header = styled.header`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${({ theme }) => theme.space.l};
  width: 100%;
  min-height: 4rem;
  > a {
    justify-content: end;
  }
  padding-inline: max(${({ theme }) => theme.space.l}, env(safe-area-inset-left))
    max(${({ theme }) => theme.space.l}, env(safe-area-inset-right));
  ${({ theme }) => theme.media.desktop} {
    max-width: ${({ theme }) => theme.size.card};
    margin-block-end: ${({ theme }) => theme.space.m};
    padding-inline: ${({ theme }) => theme.space.xl};
  }
  ${plate}
`

/** The company's image or the product's name, as large as there is room. It appears a little late (global.css), so that no image visibly replaces a name. */
const Brand = styled.div`
  animation: appear 0s 400ms both;
  display: flex;
  align-items: center;
  gap: 0.5em;
  min-width: 0;
  font-weight: ${({ theme }) => theme.font.bold};
  overflow-wrap: anywhere;
  svg {
    flex: none;
  }
`

const HeaderBrand = styled(Brand)`
  flex: 1 1 8rem;
  min-height: 3rem;
  font-size: ${({ theme }) => theme.font.lead};
`

const Footer = styled.footer`
  margin-block-start: auto;
  padding-block-start: ${({ theme }) => theme.space.l};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.small};
  /* The page knows a phone by its pointer before the app does. */
  ${({ theme }) => theme.media.phone} {
    @media (pointer: coarse) {
      display: none;
    }
  }
`

const FooterBrand = styled(Brand)`
  min-height: 2rem;
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.m}`};
  ${plate}
`

/** A company's logo of any shape; it was drawn for a light page, so it keeps a light background in the dark scheme. */
const Logo = styled(ThemeImage)`
  height: 3rem;
  max-width: 100%;
  object-fit: scale-down;
  object-position: 0;
  [dir='rtl'] & {
    object-position: 100%;
  }
  @media (prefers-color-scheme: dark) {
    padding: ${({ theme }) => theme.space.xs};
    border-radius: ${({ theme }) => theme.radius.s};
    background: #fff;
  }
`

const SmallLogo = styled(Logo)`
  height: 2rem;
  max-width: 10rem;
`

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
  children: ReactNode
}

/** The frame of every screen: the company's header, background and logo, and the help link in its one place. */
export function CompanyFrame({
  productName,
  images,
  showBackground,
  showFooter,
  help,
  children,
}: CompanyFrameProps) {
  const background = showBackground ? images.background : undefined
  const onImage = background === undefined ? undefined : ''
  const name = (
    <>
      <DoorIcon />
      <bdi>{productName}</bdi>
    </>
  )
  return (
    <Page>
      {background && <Background address={background} />}
      <Header data-on-image={onImage}>
        <HeaderBrand>
          {images.header ? <Logo key={images.header} address={images.header} otherwise={name} /> : name}
        </HeaderBrand>
        {help}
      </Header>
      {children}
      {showFooter && (
        <Footer>
          <FooterBrand data-on-image={onImage}>
            {images.logo ? <SmallLogo key={images.logo} address={images.logo} otherwise={name} /> : name}
          </FooterBrand>
        </Footer>
      )}
    </Page>
  )
}
