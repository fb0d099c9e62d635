import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { ThemeImage } from 'src/components/ThemeImage'
import type { Theme } from 'src/styles/theme'

const Page = styled.div`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  align-items: center;
  min-height: 100dvh;
  background: ${({ theme }) => theme.color.page};
  ${({ theme }) => theme.media.phone} {
    background: ${({ theme }) => theme.color.surface};
    padding-block: env(safe-area-inset-top) env(safe-area-inset-bottom);
  }
  ${({ theme }) => theme.media.desktop} {
    padding: clamp(2rem, 9vh, 7rem) ${({ theme }) => theme.space.l} ${({ theme }) => theme.space.xl};
    background: radial-gradient(60rem 40rem at 50% 0%, ${({ theme }) => theme.color.pageGlow}, transparent)
      ${({ theme }) => theme.color.page};
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

const Header = styled.header`
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: 3rem;
  margin-block-end: ${({ theme }) => theme.space.l};
  font-size: ${({ theme }) => theme.font.lead};
  font-weight: ${({ theme }) => theme.font.bold};
  letter-spacing: -0.01em;
  ${({ theme }) => theme.media.phone} {
    margin-block: ${({ theme }) => theme.space.m} 0;
  }
`

const HeaderImage = styled(ThemeImage)`
  max-width: 15rem;
  height: 3rem;
  object-fit: contain;
`

const Aside = styled.aside`
  display: flex;
  justify-content: center;
  width: 100%;
  max-width: ${({ theme }) => theme.size.card};
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.l}`};
  ${({ theme }) => theme.media.desktop} {
    margin-block-start: ${({ theme }) => theme.space.m};
  }
`

/** Under what stands on the company's image, whose colours nobody knows. */
const plate = (theme: Theme) => css`
  border-radius: ${theme.radius.round};
  ${theme.media.desktop} {
    padding-inline: ${theme.space.m};
    background: ${theme.color.surface};
  }
`

const Plate = styled.div`
  ${({ theme }) => plate(theme)}
`

const Footer = styled.footer`
  margin-block-start: auto;
  padding-block-start: ${({ theme }) => theme.space.l};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.small};
  ${({ theme }) => theme.media.phone} {
    display: none;
  }
`

const FooterImage = styled(ThemeImage)`
  max-width: 10rem;
  height: 2rem;
  object-fit: contain;
`

export interface CompanyImages {
  header?: string | undefined
  background?: string | undefined
  logo?: string | undefined
}

interface CompanyFrameProps {
  productName: string
  images: CompanyImages
  /** Not shown on a phone, nor in the native client (spec §2, Sign-in screen layout). */
  showBackground: boolean
  help: ReactNode
  children: ReactNode
}

/** What every screen stands in: the company's header, background and logo, and the help link in its one place. */
export function CompanyFrame({ productName, images, showBackground, help, children }: CompanyFrameProps) {
  const background = showBackground ? images.background : undefined
  return (
    <Page>
      {background && <Background address={background} />}
      <Header>
        {images.header ? (
          <HeaderImage key={images.header} address={images.header} />
        ) : (
          <Wordmark name={productName} onImage={background !== undefined} />
        )}
      </Header>
      {children}
      <Aside>
        <Plate>{help}</Plate>
      </Aside>
      <Footer>
        {images.logo ? (
          <FooterImage key={images.logo} address={images.logo} />
        ) : (
          <Wordmark name={productName} onImage={background !== undefined} />
        )}
      </Footer>
    </Page>
  )
}

const Mark = styled.span<{ $plate: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  ${({ theme, $plate }) => $plate && plate(theme)}
`

/** The product's name with its sign: two halves of a door ajar. */
function Wordmark({ name, onImage }: { name: string; onImage: boolean }) {
  return (
    <Mark $plate={onImage}>
      <svg width="1.2em" height="1.2em" viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
        <path d="M4 3h16v18H4z" fill="currentColor" opacity="0.25" />
        <path d="M4 3l10 3v15l-10 0z" fill="currentColor" />
      </svg>
      {name}
    </Mark>
  )
}
