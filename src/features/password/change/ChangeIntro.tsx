import { useSelector } from 'react-redux'
import styled from 'styled-components'
import { PrimaryButton } from 'src/components/actions/Button'
import { DelayedFallback } from 'src/components/feedback/LazyScreen'
import { ConnectedRegion } from 'src/features/account/ConnectedRegion'
import { PasskeyRegion } from 'src/features/account/PasskeyRegion'
import { ProofModal } from 'src/features/account/proof/ProofModal'
import { selectConnected } from 'src/features/account/connectedSlice'
import { PersonStep } from 'src/features/person/PersonStep'
import { useMessages } from 'src/messages/useMessages'
import { useCulture } from 'src/features/waiting/useCulture'

/**
 * Sticks to the bottom of the window, so that it is reachable below any list. In a low window, such as a zoomed one,
 * it does not stick, because it would hide the list.
 */
const Foot = styled.div`
  padding-block: ${({ theme }) => theme.space.m};
  border-block-start: 1px solid ${({ theme }) => theme.color.border};
  @media (min-height: 37.5em) {
    position: sticky;
    inset-block-end: 0;
    background: ${({ theme }) => theme.color.surface};
  }
`

/** Scrolls the focused element clear of the sticky buttons. */
const Lists = styled.div`
  :is(a, button, input, [tabindex]) {
    scroll-margin-block-end: 6rem;
  }
`

/** Lists the devices and apps that use the password, where the person must change it as well (password-change/intro). */
export function ChangeIntro({ onContinue }: { onContinue: () => void }) {
  const t = useMessages()
  const { devices, apps, nowMs } = useSelector(selectConnected)
  const time = { culture: useCulture(), nowMs }
  const all = (
    <>
      <Lists>
        <ConnectedRegion kind="device" region={devices} {...time} />
        <ConnectedRegion kind="app" region={apps} {...time} />
        <PasskeyRegion {...time} />
      </Lists>
      <Foot>
        <PrimaryButton type="button" onClick={onContinue}>
          {t('connected.gotIt')}
        </PrimaryButton>
      </Foot>
    </>
  )
  return (
    <>
      <PersonStep heading={t('changePassword.heading')} text={t('connected.about')}>
        {/* Answers that arrive quickly are rendered together, so that the content below them does not move. */}
        <DelayedFallback ready={devices.state !== 'loading' && apps.state !== 'loading'} waiting={all}>
          {all}
        </DelayedFallback>
      </PersonStep>
      <ProofModal />
    </>
  )
}
