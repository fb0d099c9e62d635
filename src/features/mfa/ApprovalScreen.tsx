import { useDispatch, useSelector } from 'react-redux'
import { BusyButton } from 'src/components/Button'
import { Card } from 'src/components/Card'
import { Heading } from 'src/components/Heading'
import { ProblemAlert } from 'src/components/ProblemAlert'
import { Notice } from 'src/components/Status'
import { Text } from 'src/components/Text'
import { codeActions, selectCode } from 'src/features/mfa/codeSlice'
import { OfflineCode } from 'src/features/mfa/OfflineCode'
import { selectPollProblem } from 'src/features/mfa/pollSlice'
import { resendActions, selectResend } from 'src/features/mfa/resendSlice'
import { SignOutButton } from 'src/features/session/SignOutButton'
import { useMessages } from 'src/messages/useMessages'

/** The mobile approval page (spec §2 `/verification`). */
export function ApprovalScreen() {
  const say = useMessages()
  const dispatch = useDispatch()
  const code = useSelector(selectCode)
  const resend = useSelector(selectResend)
  const problem = useSelector(selectPollProblem)
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
