import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import styled from 'styled-components'
import { BusyButton, PrimaryButton, useLimit } from 'src/components/actions/Button'
import { Disclosure } from 'src/components/actions/Disclosure'
import { ProblemAlert, Notice } from 'src/components/feedback/ProblemAlert'
import { STEP_TEXT } from 'src/components/layout/step/StepCard'
import { MutedText } from 'src/components/layout/Text'
import { AcceptedStep } from 'src/features/mfa/AcceptedStep'
import { selectCode } from 'src/features/mfa/factorCodeSlice'
import { FactorStep, StepMessage } from 'src/features/mfa/FactorStep'
import { ORIGIN_ID, RequestOrigin, NUMBER_ID, NumberToChoose } from 'src/features/mfa/approval/NumberToChoose'
import { OfflineCode } from 'src/features/mfa/approval/OfflineCode'
import { resendActions, selectResend } from 'src/features/mfa/approval/resendSlice'
import { selectExtras } from 'src/features/record/selectors'
import { useRecovery } from 'src/features/mfa/recovery/useRecovery'
import { useTrustDevice } from 'src/features/mfa/useTrustDevice'
import { selectPoll } from 'src/features/polling/sessionPollSlice'
import { SignOutButton } from 'src/features/person/PersonStep'
import { PollFailure, Heartbeat } from 'src/features/polling/PollFailure'
import { WaitPanel } from 'src/features/waiting/WaitPanel'
import { useMessages } from 'src/messages/useMessages'
import type { StepExtras } from 'src/services/stepExtras'
import { TextLink } from 'src/components/actions/AppLink'
import { selectDevice } from 'src/features/environment/environmentSlice'

const Again = styled.div`
  margin-block-end: ${({ theme }) => theme.space.m};
`

const Warning = styled(MutedText)`
  margin-block: ${({ theme }) => theme.space.m} 0;
`

const PROBLEM_ID = 'verification-problem'

/** Shows the mobile approval page (factors/approval). */
export function ApprovalScreen() {
  const t = useMessages()
  const dispatch = useDispatch()
  const code = useSelector(selectCode)
  const resend = useSelector(selectResend)
  const poll = useSelector(selectPoll)
  const { ends, since } = poll.wait
  const { challenge, ...asked } = useSelector(selectExtras)
  const trust = useTrustDevice()
  const recovery = useRecovery('approval')
  // A repeated request has no number until the server sends one; until then the page keeps its layout.
  const [numbered, setNumbered] = useState(false)
  // A control that had the focus before the number arrived keeps its place, and with it the focus and the typed code.
  const [kept, setKept] = useState(false)
  const folded = numbered && !kept
  const keep = folded ? undefined : () => setKept(true)
  // The facts known when the heading takes the focus are its description. Later ones are announced as they arrive.
  const [known] = useState({ challenge, asked })
  const described = challenge !== undefined && challenge === known.challenge
  if (challenge !== undefined && !numbered) setNumbered(true)
  const notSent = resend.step === 'failed' ? resend.problem : undefined
  const limit = useLimit(notSent)
  if (poll.step === 'accepted' || code.step === 'accepted') {
    return (
      <AcceptedStep
        now="approval"
        heading={t('verification.heading')}
        text={t('verification.accepted')}
        high={numbered}
        out={<SignOutButton />}
      />
    )
  }
  if (recovery.page) return recovery.page
  const denied = poll.step === 'denied'
  const away = poll.step === 'troubled' && (
    <PollFailure id={PROBLEM_ID} problem={poll.problem} nextId="next-try" />
  )
  const again = (
    <BusyButton
      look={PrimaryButton}
      second={!denied}
      busy={resend.step === 'sending'}
      limit={limit}
      onFocus={keep}
      onClick={() => dispatch(resendActions.resendPressed())}
    >
      {t('verification.resend')}
    </BusyButton>
  )
  const offlineCode = <OfflineCode key={code.step === 'away' ? 0 : code.visit} trust={trust} onFocus={keep} />
  return (
    <FactorStep
      now="approval"
      heading={t('verification.heading')}
      {...(!denied && {
        headingDescription: describing(known.challenge === undefined ? STEP_TEXT : NUMBER_ID, known.asked),
      })}
      text={denied ? undefined : t('verification.approve')}
      message={
        <>
          <StepMessage />
          {numbered && away}
          {denied && <ProblemAlert id={PROBLEM_ID} problem={poll.problem} polled />}
          <ProblemAlert id="resend-problem" problem={notSent} />
          <Notice tone="success">{resend.step === 'told' && t('verification.resent')}</Notice>
        </>
      }
      act={folded ? undefined : again}
      out={<SignOutButton />}
    >
      {!denied && (
        <>
          <NumberToChoose numbered={numbered} described={described} number={challenge} ends={ends} />
          {!numbered && (
            <WaitPanel
              what={t('waiting.phone')}
              ends={ends}
              since={since}
              life={<Heartbeat />}
              advice={t('verification.nothing')}
              instead={away}
            />
          )}
          <RequestOrigin {...asked} />
          <OpenApp url={asked.appUrl} />
        </>
      )}
      {folded ? (
        <Disclosure label={denied ? undefined : t('challenge.nothing')}>
          {!denied && <MutedText>{t('challenge.byHand')}</MutedText>}
          <Again>{again}</Again>
          {offlineCode}
          {!denied && <Warning>{t('challenge.deny')}</Warning>}
        </Disclosure>
      ) : (
        offlineCode
      )}
      {recovery.way}
    </FactorStep>
  )
}

const describing = (id: string, { requestedAt, place }: StepExtras) =>
  requestedAt === undefined && place === undefined ? id : `${id} ${ORIGIN_ID}`

const AppLinkText = styled.p`
  margin-block-end: ${({ theme }) => theme.space.s};
`

/** Opens the mobile app on this phone, if the server sends an address. The page stays open and waits (factors/open-app). */
function OpenApp({ url }: { url: string | undefined }) {
  const t = useMessages()
  const device = useSelector(selectDevice)
  if (url === undefined || device !== 'mobile') return null
  // A web address that no app handles must not replace this page.
  const target = /^https?:/.test(url) ? '_blank' : undefined
  return (
    <AppLinkText>
      <TextLink href={url} target={target} rel="noopener noreferrer">
        {t('challenge.openApp')}
      </TextLink>
    </AppLinkText>
  )
}
