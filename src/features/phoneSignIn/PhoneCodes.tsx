import { useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { MutedText } from 'src/components/layout/Text'
import { QrFrame, QrRow } from 'src/components/qr/QrFrame'
import { useSecondsLeft } from 'src/components/time/useSecondsLeft'
import { SpelledCode } from 'src/components/codes/SpelledCode'
import { TimeLeft } from 'src/components/time/TimeLeft'
import { useMessages } from 'src/messages/useMessages'
import type { Deadline } from 'src/services/clock'
import { heldPhoneCode, watchPhoneCode } from 'src/features/phoneSignIn/heldPhoneCode'

const Address = styled.p`
  margin-block-end: ${({ theme }) => theme.space.s};
  font-weight: ${({ theme }) => theme.font.medium};
  overflow-wrap: anywhere;
`

const Code = styled.p`
  margin-block-end: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => theme.space.s};
  border-radius: ${({ theme }) => theme.radius.m};
  background: ${({ theme }) => theme.color.surfaceSunken};
  text-align: center;
  font-family: ${({ theme }) => theme.font.mono};
  font-size: 1.5rem;
  line-height: 2.25rem;
  letter-spacing: 0.05em;
  overflow-wrap: anywhere;
`

const Time = styled.div`
  font-size: ${({ theme }) => theme.font.small};
  color: ${({ theme }) => theme.color.textMuted};
`

/** Returns an address as a person types it; the phone adds the protocol. */
const typedAddress = (address: string): string => address.replace(/^https?:\/\//, '')

/**
 * Shows a QR code for a camera, and an address with a code to type (phone/begin). The code is in the fragment of the
 * address, which browsers do not send to any server.
 */
export function PhoneCodes({ address, ends }: { address: string; ends: Deadline }) {
  const t = useMessages()
  const left = useSecondsLeft(ends)
  const code = useSyncExternalStore(watchPhoneCode, heldPhoneCode)
  if (code === '') return null
  return (
    <QrRow>
      <QrFrame large address={`${address}#code=${code}`} label={t('phoneSignIn.qr')} />
      <div>
        <MutedText>{t('phoneSignIn.byHand')}</MutedText>
        <Address dir="ltr">{typedAddress(address)}</Address>
        <Code dir="ltr">
          <SpelledCode code={code} groupsOf={4} sign="-" words="code.yours" />
        </Code>
        <Time>
          <TimeLeft seconds={left} words="code.ends" />
        </Time>
      </div>
    </QrRow>
  )
}
