import { PersonStep, SignOutButton } from 'src/features/person/PersonStep'
import { useMessages } from 'src/messages/useMessages'
import { useState, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { PrimaryButton } from 'src/components/actions/Button'
import { Status } from 'src/components/feedback/ProblemAlert'
import { BASE_PATH } from 'src/constants/basePath'
import { currentOrigin } from 'src/services/browser/navigation'
import { shareAddress } from 'src/services/browser/clipboard'

const ADDRESS_ID = 'sign-in-address'

const Address = styled.p`
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.m}`};
  border-radius: ${({ theme }) => theme.radius.m};
  background: ${({ theme }) => theme.color.surfaceSunken};
  text-align: center;
  overflow-wrap: anywhere;
  user-select: all;
`

const MessageSpace = styled.div`
  min-height: 1.5rem;
  margin-block-end: ${({ theme }) => theme.space.s};
  font-size: ${({ theme }) => theme.font.small};
`

/** Subscribes to nothing: a page does not change its origin. */
const never = () => () => undefined
const signInAddress = () => `${currentOrigin()}${BASE_PATH}/`

/** Shows the address of the sign-in, to be typed on another device or sent there (onboarding/send-address). */
function SendAddress() {
  const t = useMessages()
  const [sent, setSent] = useState<Awaited<ReturnType<typeof shareAddress>> | 'sending'>()
  const address = useSyncExternalStore(never, signInAddress)
  const send = () => {
    setSent('sending')
    void shareAddress(address).then(setSent)
  }
  return (
    <>
      <Address id={ADDRESS_ID}>
        <bdi dir="ltr" translate="no">
          {address.replace(/^https?:\/\//, '')}
        </bdi>
      </Address>
      <MessageSpace>
        {sent && (
          <Status>{sent === 'copied' ? t('copy.done') : sent === 'failed' && t('copy.failed')}</Status>
        )}
      </MessageSpace>
      <PrimaryButton type="button" aria-describedby={ADDRESS_ID} onClick={send}>
        {t('onboardingNotSupported.send')}
      </PrimaryButton>
    </>
  )
}

/** Shown to people who must complete the onboarding and use a phone or tablet (onboarding/mobile). */
export function NotSupportedScreen() {
  const t = useMessages()
  return (
    <PersonStep
      heading={t('onboardingNotSupported.heading')}
      text={t('onboardingNotSupported.text')}
      act={<SendAddress />}
      out={<SignOutButton />}
    />
  )
}
