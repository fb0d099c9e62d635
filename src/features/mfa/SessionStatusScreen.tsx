import { useDispatch, useSelector } from 'react-redux'
import { PrimaryButton } from 'src/components/actions/Button'
import { Bare, Card } from 'src/components/layout/Card'
import { Heading } from 'src/components/layout/Heading'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import { Status } from 'src/components/feedback/Status'
import { VisuallyHidden } from 'src/components/layout/VisuallyHidden'
import { pollActions, selectPoll } from 'src/features/session/pollSlice'
import { BackToSignIn } from 'src/features/session/BackToSignIn'
import { useMessages } from 'src/messages/useMessages'

/** The session status: the container is hidden while it is asked for (factors/status-hidden). */
export function SessionStatusScreen() {
  const say = useMessages()
  const dispatch = useDispatch()
  const poll = useSelector(selectPoll)
  if (poll.step !== 'denied') {
    return (
      <Bare>
        <VisuallyHidden as="div">
          <Heading>{say('session.heading')}</Heading>
        </VisuallyHidden>
        <ProblemAlert id="session-problem" problem={'problem' in poll ? poll.problem : undefined} />
        <Status>{say('session.checking')}</Status>
        {poll.step === 'troubled' && <BackToSignIn />}
      </Bare>
    )
  }
  return (
    <Card>
      <Heading>{say('session.denied')}</Heading>
      <ProblemAlert id="session-problem" problem={poll.problem} />
      <PrimaryButton type="button" onClick={() => dispatch(pollActions.resumed())}>
        {say('action.tryAgain')}
      </PrimaryButton>
      <BackToSignIn />
    </Card>
  )
}
