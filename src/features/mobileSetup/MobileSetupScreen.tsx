import { type MouseEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import styled from 'styled-components'
import { BusyButton, LinkButton, PrimaryButton, useLimit } from 'src/components/actions/Button'
import { ProblemActions } from 'src/components/actions/ProblemActions'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import { useFocusAfterRemoval } from 'src/components/layout/useFocusAfterRemoval'
import { MutedText } from 'src/components/layout/Text'
import { ActivationCode, useActivationCode } from 'src/features/mobileSetup/ActivationCode'
import { PartHeading } from 'src/features/mobileSetup/Apps'
import { selectApps, bypassActions, selectBypass } from 'src/features/mobileSetup/mobileSetupSlices'
import { DownloadLinkForm } from 'src/features/mobileSetup/DownloadLinkForm'
import { GetApp, ownApps } from 'src/features/mobileSetup/GetApp'
import { pollActions, selectPoll } from 'src/features/polling/sessionPollSlice'
import { PersonStep, SignOutButton } from 'src/features/person/PersonStep'
import { PollFailure, Heartbeat } from 'src/features/polling/PollFailure'
import { WaitPanel } from 'src/features/waiting/WaitPanel'
import { useMessages } from 'src/messages/useMessages'
import { readPhonePlatform } from 'src/services/device/phonePlatform'

const Steps = styled.ol`
  padding: 0;
  list-style: none;
  counter-reset: step;
  > li {
    display: flow-root;
    position: relative;
    padding-inline-start: 2.25rem;
    margin-block-end: ${({ theme }) => theme.space.m};
    counter-increment: step;
  }
  > li::before {
    content: counter(step);
    position: absolute;
    inset-inline-start: 0;
    width: 1.5rem;
    border: 1px solid ${({ theme }) => theme.color.borderStrong};
    border-radius: ${({ theme }) => theme.radius.round};
    font-size: ${({ theme }) => theme.font.small};
    line-height: 1.375rem;
    text-align: center;
  }
  ${({ theme }) => theme.media.columns} {
    display: grid;
    grid-template: auto 1fr / 20.75rem minmax(0, 1fr);
    column-gap: ${({ theme }) => theme.space.l};
    > li {
      padding-inline-start: 0;
    }
    > li:first-child {
      grid-row: 1 / span 2;
    }
    h2 {
      padding-inline-start: 2.25rem;
    }
  }
`

/** Subscribes to nothing: a page does not change its device. */
const never = () => () => undefined

/** Guides the person through the setup of the mobile app (factors/mobile-setup). */
export function MobileSetupScreen() {
  const t = useMessages()
  const dispatch = useDispatch()
  const apps = useSelector(selectApps)
  const bypass = useSelector(selectBypass)
  const poll = useSelector(selectPoll)
  const { since } = poll.wait
  const platform = useSyncExternalStore(never, readPhonePlatform)
  const activationCode = useActivationCode()
  const denied = poll.step === 'denied'
  const notSkipped = bypass.step === 'idle' ? bypass.problem : undefined
  const limit = useLimit(notSkipped)
  // Apps that arrive while the person types do not move the form, so that it keeps the number and the focus.
  const [touched, setTouched] = useState(false)
  const last = ownApps(apps, platform).length > 0 && !touched
  return (
    <PersonStep
      wide
      heading={t('mobileSetup.heading')}
      text={t('mobileSetup.text')}
      message={
        <>
          {denied && <ProblemAlert id="session-problem" problem={poll.problem} polled />}
          {denied && <TryAgain onPress={() => dispatch(pollActions.resumed())} />}
        </>
      }
      out={
        <>
          <BusyButton
            look={LinkButton}
            busy={bypass.step === 'asking'}
            limit={limit}
            onClick={() => dispatch(bypassActions.bypassPressed())}
          >
            {t('mobileSetup.skip')}
          </BusyButton>
          <SignOutButton />
        </>
      }
    >
      <Steps>
        <li>
          <PartHeading>{t(apps.length > 0 ? 'apps.heading' : 'mobileWizard.heading')}</PartHeading>
          <GetApp apps={apps} platform={platform} />
          {!last && <DownloadLinkForm onFocus={() => setTouched(true)} />}
        </li>
        <li>
          {activationCode ? (
            <ActivationCode code={activationCode} />
          ) : (
            <>
              <PartHeading>{t('mobileSetup.open')}</PartHeading>
              <MutedText>{t('mobileSetup.openHint')}</MutedText>
            </>
          )}
        </li>
        <li>
          <PartHeading>{t('mobileSetup.stay')}</PartHeading>
          {!denied && (
            <WaitPanel
              what={t('waiting.app')}
              since={since}
              life={<Heartbeat />}
              instead={
                poll.step === 'troubled' && (
                  <PollFailure id="session-problem" problem={poll.problem} nextId="next-try" />
                )
              }
            />
          )}
        </li>
      </Steps>
      {/* For another phone than this one, whose store the button above opens. */}
      {last && <DownloadLinkForm />}
      <ProblemAlert id="bypass-problem" problem={notSkipped} />
    </PersonStep>
  )
}

/** A button that disappears when it is pressed. The heading takes the focus, and the field keeps its text. */
function TryAgain({ onPress }: { onPress: () => void }) {
  const t = useMessages()
  const place = useRef<HTMLDivElement>(null)
  useFocusAfterRemoval(place, 'h1')
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // Safari does not focus a clicked button.
    currentTarget.focus()
    onPress()
  }
  return (
    <div ref={place}>
      <ProblemActions>
        <PrimaryButton type="button" onClick={press}>
          {t('action.tryAgain')}
        </PrimaryButton>
      </ProblemActions>
    </div>
  )
}
