import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { SecondaryButton } from 'src/components/actions/Button'
import { DelayedFallback } from 'src/components/feedback/LazyScreen'
import { ProductSentence } from 'src/components/feedback/Sentence'
import { Waiting as Away } from 'src/components/feedback/Waiting'
import { AUTO_LOGIN_WAIT_MS } from 'src/constants/timings'
import { type AutoLoginState, selectAutoLogin } from 'src/features/autoLogin/autoLoginSlice'
import { HostQuestion, LeftOutHosts, LeftOutNames } from 'src/features/autoLogin/LeftOutHosts'
import { WaitPanel } from 'src/features/waiting/WaitPanel'
import { LeavingNotice } from 'src/features/waiting/SlowNotice'
import { PersonStep } from 'src/features/person/PersonStep'
import { useMessages } from 'src/messages/useMessages'
import { TextLink } from 'src/components/actions/AppLink'
import { Step } from 'src/components/layout/step/Step'
import { autoLoginEvents } from 'src/features/autoLogin/autoLoginEvents'

/** The screen that replaces any other one until the sign-in on the company's other hosts has ended. */
export default function HostProgressScreen() {
  const autoLogin = useSelector(selectAutoLogin)
  if (autoLogin.step === 'idle') return null
  if (autoLogin.step === 'asking') return <HostQuestion hosts={autoLogin.hosts} />
  if (autoLogin.step === 'popupNotified') return <PopupNotified address={autoLogin.address} />
  if (autoLogin.step === 'told') return <LeftOutHosts {...autoLogin} />
  return <HostProgress autoLogin={autoLogin} />
}

type Calling = Extract<AutoLoginState, { step: 'notifying' | 'leaving' }>

/** Replaces the screen during the calls to other hosts; the person may continue at once (sign-in/auto-login-progress). */
export function HostProgress({ autoLogin }: { autoLogin: Calling }) {
  const t = useMessages()
  const dispatch = useDispatch()
  // The last text stays on the screen long enough to be read.
  const [shown, setShown] = useState(autoLogin)
  if (autoLogin.step === 'notifying' && autoLogin !== shown) setShown(autoLogin)
  const leaving = (
    <Away
      framed
      more={
        <>
          <LeftOutNames names={autoLogin.leftOut} />
          <LeavingNotice />
        </>
      }
    >
      <ProductSentence words="login.leaving" />
    </Away>
  )
  const progress = shown.step === 'notifying' && (
    <PersonStep
      heading={t('completion.heading')}
      act={
        <SecondaryButton type="button" onClick={() => dispatch(autoLoginEvents.skipped())}>
          {t('completion.skip')}
        </SecondaryButton>
      }
    >
      <WaitPanel
        what={t('completion.progress', {
          // Strings, because the two counts of hosts must have no thousands separators.
          answered: String(shown.answered),
          total: String(shown.total),
        })}
        phone={false}
        ends={{ at: shown.ends, totalMs: AUTO_LOGIN_WAIT_MS }}
        endsWords="waiting.atMost"
        aloud={false}
      />
      <LeftOutNames names={autoLogin.leftOut} />
    </PersonStep>
  )
  return (
    <DelayedFallback ready={autoLogin.step === 'leaving'} waiting={progress} early={leaving}>
      {leaving}
    </DelayedFallback>
  )
}

/** Shown where the browser does not let the page close a window whose sign-in is complete (addresses/popup-told). */
function PopupNotified({ address }: { address: string }) {
  const t = useMessages()
  return (
    <Step
      heading={t('signedIn.heading')}
      text={t('popupNotified.text')}
      quiet={
        <TextLink href={address}>
          <ProductSentence words="signedIn.open" />
        </TextLink>
      }
    />
  )
}
