import styled from 'styled-components'
import { TextLink } from 'src/components/actions/AppLink'
import { MutedText } from 'src/components/layout/Text'
import { QrFrame } from 'src/components/qr/QrFrame'
import { Copy } from 'src/features/session/authenticator/Copy'
import { useMessages } from 'src/messages/useMessages'
import { heldCode } from 'src/services/heldCode'
import { otpauthKey } from 'src/services/otpauth'

const Panel = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.m};
  margin-block-end: ${({ theme }) => theme.space.m};
`

const ByHand = styled.div`
  flex: 1 1 11rem;
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

const inFours = (key: string): string => (key.match(/.{1,4}/g) ?? []).join(' ')

/** What sets an authenticator app up: a QR code, a link on a phone, and the key as text (factors/enrolment). It is read from the memory of the page, and kept nowhere. */
export function EnrolmentKey({ onPhone }: { onPhone: boolean }) {
  const say = useMessages()
  const uri = heldCode('enrolment')
  const key = otpauthKey(uri)
  if (key === undefined) return null
  return (
    <>
      {onPhone && (
        <p>
          <TextLink href={uri} data-raised="" rel="noopener noreferrer">
            {say('authenticator.open')}
          </TextLink>
        </p>
      )}
      <Panel>
        <QrFrame large address={uri} label={say('authenticator.qr')} />
        <ByHand>
          <MutedText id={HINT_ID}>{say('authenticator.byHand')}</MutedText>
          <Key dir="ltr">{inFours(key)}</Key>
          <Copy text={key} of={HINT_ID} />
        </ByHand>
      </Panel>
    </>
  )
}
