import { useDispatch, useSelector } from 'react-redux'
import { PrimaryButton } from 'src/components/actions/Button'
import { ProblemAlert, Status } from 'src/components/feedback/ProblemAlert'
import { Bare } from 'src/components/layout/Card'
import { Heading } from 'src/components/layout/Heading'
import { StepContainer } from 'src/components/layout/step/Step'
import { VisuallyHidden } from 'src/components/layout/VisuallyHidden'
import { BackToSignIn } from 'src/features/navigation/BackToSignIn'
import { pollActions, selectPoll } from 'src/features/polling/sessionPollSlice'
import { PollFailure, PollNowButton } from 'src/features/polling/PollFailure'
import { SlowNotice } from 'src/features/waiting/SlowNotice'
import { selectLocationState } from 'src/features/navigation/selectRoute'
import { AccountChip, PersonStep } from 'src/features/person/PersonStep'
import { useMessages } from 'src/messages/useMessages'

const PROBLEM_ID = 'session-problem'
const CHECKING_ID = 'session-checking'

const NEXT_ID = 'next-try'

/**
 * The page of the session status. It hides its container while the status loads, and shows it after a failure, with
 * ways to continue (factors/status-hidden, waits/way-on).
 */
export function SessionStatusScreen() {
  const t = useMessages()
  const dispatch = useDispatch()
  const poll = useSelector(selectPoll)
  const { passwordSaved } = useSelector(selectLocationState)
  switch (poll.step) {
    case 'waiting':
    case 'accepted':
      return (
        <StepContainer>
          <Bare>
            <VisuallyHidden as="div">
              <Heading describedBy={CHECKING_ID}>
                {t(passwordSaved === true ? 'passwordUpdated.heading' : 'session.heading')}
              </Heading>
            </VisuallyHidden>
            <Status className="saying" data-busy="">
              <span id={CHECKING_ID} aria-live="off">
                {t('session.checking')}
              </span>
            </Status>
            <AccountChip fixed />
            <SlowNotice>
              <BackToSignIn />
            </SlowNotice>
          </Bare>
        </StepContainer>
      )
    case 'troubled':
      return (
        <PersonStep
          step="troubled"
          heading={t('session.checking')}
          message={<PollFailure id={PROBLEM_ID} problem={poll.problem} nextId={NEXT_ID} tryNow={false} />}
          act={<PollNowButton look={PrimaryButton} words={t('action.tryAgain')} nextId={NEXT_ID} />}
          out={<BackToSignIn />}
        />
      )
    case 'denied':
      return (
        <PersonStep
          step="denied"
          heading={t('session.denied')}
          message={<ProblemAlert id={PROBLEM_ID} problem={poll.problem} polled />}
          act={
            <PrimaryButton type="button" onClick={() => dispatch(pollActions.resumed())}>
              {t('action.tryAgain')}
            </PrimaryButton>
          }
          out={<BackToSignIn />}
        />
      )
  }
}
