import { type ComponentType, useEffect, useState } from 'react'
import styled from 'styled-components'

/** As large as the QR code that replaces it. */
const Frame = styled.div`
  flex: none;
  width: 9rem;
  /* Large text leaves a phone less. */
  max-width: 100%;
  aspect-ratio: 1;
  border-radius: ${({ theme }) => theme.radius.m};
  overflow: hidden;
  background: #fff;
  forced-color-adjust: none;
  > svg {
    display: block;
  }
  &[data-large] {
    width: 13rem;
  }
`

/** A QR code with text beside it if there is room. */
export const QrRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.m};
  margin-block-end: ${({ theme }) => theme.space.m};
  > :last-child {
    flex: 1 1 11rem;
    min-width: 0;
  }
`

interface CodeProps {
  address: string
  label: string
}

/**
 * Shows the QR code of an address. The code that draws it is a separate chunk; if it fails to load, the content
 * beside it still appears. `large` is for a long address.
 */
export function QrFrame({ large, ...code }: CodeProps & { large?: true }) {
  const [QrCode, setQrCode] = useState<ComponentType<CodeProps>>()
  useEffect(() => {
    let wanted = true
    import('src/components/qr/QrCode').then(
      loaded => wanted && setQrCode(() => loaded.default),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [])
  return <Frame data-large={large}>{QrCode && <QrCode {...code} />}</Frame>
}
