import { useDispatch, useSelector } from 'react-redux'
import { BusyButton, PrimaryButton } from 'src/components/actions/Button'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import { Notice } from 'src/components/feedback/Status'
import { Step } from 'src/components/layout/Step'
import { useLimit } from 'src/components/time/useLimit'
import { codeActions, selectCode } from 'src/features/mfa/factorCodeSlice'
import { FactorRail } from 'src/features/session/FactorRail'
import { AskedApproval } from 'src/features/mfa/approval/AskedApproval'
import { OfflineCode } from 'src/features/mfa/approval/OfflineCode'
import { resendActions, selectResend } from 'src/features/mfa/approval/resendSlice'
import { selectExtras } from 'src/features/session/record/selectors'
import { useTrustDevice } from 'src/features/mfa/useTrustDevice'
import { selectPollStatus } from 'src/features/session/pollStatusSlice'
import { selectPoll, selectPollProblem } from 'src/features/session/sessionPollSlice'
import { SignOutButton } from 'src/features/session/SignOutButton'
import { SignOfLife } from 'src/features/session/waiting/SignOfLife'
import { Waiting } from 'src/features/session/waiting/Waiting'
import { Who } from 'src/features/session/Who'
import { useMessages } from 'src/messages/useMessages'

/** The mobile approval page (factors/approval). */
export function ApprovalScreen() {
  const say = useMessages()
  const dispatch = useDispatch()
  const code = useSelector(selectCode)
  const resend = useSelector(selectResend)
  const poll = useSelector(selectPoll)
  const problem = useSelector(selectPollProblem)
  const { ends, since } = useSelector(selectPollStatus)
  const extras = useSelector(selectExtras)
  const trust = useTrustDevice()
  const notSent = resend.step === 'failed' ? resend.problem : undefined
  const limit = useLimit(notSent)
  if (poll.step === 'accepted' || code.step === 'accepted') return <AcceptedApproval />
  const denied = poll.step === 'denied'
  return (
    <Step
      rail={<FactorRail now="approval" />}
      heading={say('verification.heading')}
      text={say('verification.approve')}
      who={<Who />}
      told={
        <>
          <ProblemAlert id="verification-problem" problem={problem} polled />
          <ProblemAlert id="resend-problem" problem={notSent} />
          <Notice tone="success">{resend.step === 'told' && say('verification.resent')}</Notice>
        </>
      }
      act={
        <BusyButton
          look={PrimaryButton}
          second={!denied}
          busy={resend.step === 'sending'}
          limit={limit}
          onClick={() => dispatch(resendActions.asked())}
        >
          {say('verification.resend')}
        </BusyButton>
      }
      out={<SignOutButton />}
    >
      {!denied && (
        <Waiting
          what={<AskedApproval {...extras} />}
          ends={ends}
          since={since}
          life={<SignOfLife tryNow />}
          advice={say(extras.challenge === undefined ? 'verification.nothing' : 'challenge.advice')}
        />
      )}
      <OfflineCode
        key={code.step === 'away' ? 0 : code.visit}
        state={code}
        onEdit={() => dispatch(codeActions.edited())}
        onSubmit={offlineCode =>
          dispatch(codeActions.submitted({ kind: 'offline', offlineCode, ...trust.proof }))
        }
        trust={trust.box}
      />
    </Step>
  )
}

/** What was approved is seen to be approved, while the checks behind it run (factors/code-accepted). */
function AcceptedApproval() {
  const say = useMessages()
  return (
    <Step
      step="accepted"
      rail={<FactorRail now="approval" />}
      heading={say('verification.heading')}
      who={<Who />}
      told={<Notice tone="success">{say('verification.accepted')}</Notice>}
      out={<SignOutButton />}
    />
  )
}
