import { type ComponentType, useEffect, useState } from 'react'
import styled from 'styled-components'
import { useMessages } from 'src/messages/useMessages'

/** As large as the QR code that replaces it. */
const Frame = styled.div`
  flex: none;
  width: 9rem;
  height: 9rem;
  border-radius: ${({ theme }) => theme.radius.m};
  overflow: hidden;
  background: #fff;
  forced-color-adjust: none;
  > svg {
    display: block;
  }
`

interface CodeProps {
  address: string
  label: string
}

/** The QR code of an app's address; its drawing has a chunk of its own, and without it the link below is there. */
export function ScanToGet({ name, address }: { name: string; address: string }) {
  const say = useMessages()
  const [QrCode, setQrCode] = useState<ComponentType<CodeProps>>()
  useEffect(() => {
    let wanted = true
    import('src/features/mobileSetup/QrCode').then(
      loaded => wanted && setQrCode(() => loaded.default),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [])
  return <Frame>{QrCode && <QrCode address={address} label={say('mobileSetup.qr', { name })} />}</Frame>
}
