import { useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { TextLink } from 'src/components/actions/AppLink'
import { inGroups } from 'src/components/fields/plainText'
import { MutedText } from 'src/components/layout/Text'
import { QrFrame, QrRow } from 'src/components/qr/QrFrame'
import { CopyButton } from 'src/features/authenticator/CopyButton'
import { useMessages } from 'src/messages/useMessages'
import { heldEnrolmentCode, watchEnrolmentCode } from 'src/features/authenticator/heldEnrolmentCode'
import { otpauthKey } from 'src/services/otpauth'

const ByHand = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
  > p {
    flex: 1 0 100%;
  }
  > button {
    width: auto;
  }
`

const Key = styled.p`
  padding: ${({ theme }) => theme.space.s};
  border-radius: ${({ theme }) => theme.radius.m};
  background: ${({ theme }) => theme.color.surfaceSunken};
  font-family: ${({ theme }) => theme.font.mono};
  font-size: ${({ theme }) => theme.font.small};
  overflow-wrap: anywhere;
`

const HINT_ID = 'enrolment-by-hand'

/**
 * Shows the enrolment of an authenticator app: a QR code, a link on a phone, and the key as text (factors/enrolment).
 * The key is only in the page's memory and is never stored.
 */
export function EnrolmentKey({ onPhone }: { onPhone: boolean }) {
  const t = useMessages()
  const uri = useSyncExternalStore(watchEnrolmentCode, heldEnrolmentCode)
  const key = otpauthKey(uri)
  if (key === undefined) return null
  return (
    <>
      {onPhone && (
        <p>
          <TextLink href={uri} data-raised="" rel="noopener noreferrer">
            {t('authenticator.open')}
          </TextLink>
        </p>
      )}
      <QrRow>
        <QrFrame large address={uri} label={t('authenticator.qr')} />
        <ByHand>
          <MutedText id={HINT_ID}>{t('authenticator.byHand')}</MutedText>
          <Key dir="ltr" translate="no">
            {inGroups(key, 4, ' ')}
          </Key>
          <CopyButton text={key} of={HINT_ID} />
        </ByHand>
      </QrRow>
    </>
  )
}
