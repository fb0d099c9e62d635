import { useDispatch, useSelector } from 'react-redux'
import { BusyButton } from 'src/components/actions/Button'
import { Links } from 'src/components/layout/Links'
import { Card } from 'src/components/layout/Card'
import { Heading } from 'src/components/layout/Heading'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import { Notice } from 'src/components/feedback/Status'
import { Text } from 'src/components/layout/Text'
import { codeActions, selectCode } from 'src/features/mfa/codeSlice'
import { OfflineCode } from 'src/features/mfa/approval/OfflineCode'
import { selectPoll, selectPollProblem } from 'src/features/session/pollSlice'
import { resendActions, selectResend } from 'src/features/mfa/approval/resendSlice'
import { SignOutButton } from 'src/features/session/SignOutButton'
import { useMessages } from 'src/messages/useMessages'

/** The mobile approval page (factors/approval). */
export function ApprovalScreen() {
  const say = useMessages()
  const dispatch = useDispatch()
  const code = useSelector(selectCode)
  const resend = useSelector(selectResend)
  const problem = useSelector(selectPollProblem)
  const accepted = useSelector(selectPoll).step === 'accepted' || code.step === 'accepted'
  if (accepted) return <AcceptedApproval />
  return (
    <Card>
      <Heading>{say('verification.heading')}</Heading>
      <Text>{say('verification.approve')}</Text>
      <ProblemAlert id="verification-problem" problem={problem} />
      <ProblemAlert id="resend-problem" problem={resend.step === 'failed' ? resend.problem : undefined} />
      <Notice>{resend.step === 'told' && say('verification.resent')}</Notice>
      <BusyButton busy={resend.step === 'sending'} onClick={() => dispatch(resendActions.asked())}>
        {say('verification.resend')}
      </BusyButton>
      <OfflineCode
        key={code.step === 'away' ? 0 : code.visit}
        state={code}
        onEdit={() => dispatch(codeActions.edited())}
        onSubmit={offlineCode => dispatch(codeActions.submitted({ kind: 'offline', offlineCode }))}
      >
        <SignOutButton />
      </OfflineCode>
    </Card>
  )
}

/** What was approved is seen to be approved, while the checks behind it run (factors/code-accepted). */
function AcceptedApproval() {
  const say = useMessages()
  return (
    <Card>
      <Heading key="accepted">{say('verification.heading')}</Heading>
      <Notice>{say('verification.accepted')}</Notice>
      <Links>
        <SignOutButton />
      </Links>
    </Card>
  )
}
