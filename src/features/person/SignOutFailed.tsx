import { useDispatch, useSelector } from 'react-redux'
import { BusyButton, LinkButton } from 'src/components/actions/Button'
import { ProblemActions } from 'src/components/actions/ProblemActions'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import { selectRecord } from 'src/features/record/selectors'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { useMessages } from 'src/messages/useMessages'

const PROBLEM = { code: 'maybeSignedIn' } as const

/** Shows that a sign-out has failed, until another attempt succeeds or a person signs in (one-sign-in/sign-out). */
export function SignOutFailed() {
  const t = useMessages()
  const dispatch = useDispatch()
  const { signOut } = useSelector(selectRecord)
  if (signOut !== 'failed' && signOut !== 'retried') return null
  return (
    <>
      <ProblemAlert id="sign-out-problem" problem={PROBLEM} />
      <ProblemActions>
        <BusyButton
          look={LinkButton}
          busy={signOut === 'retried'}
          onClick={() => dispatch(sessionEvents.signOutRetried())}
        >
          {t('action.tryAgain')}
        </BusyButton>
      </ProblemActions>
    </>
  )
}
