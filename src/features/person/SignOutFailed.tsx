import { useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { BusyButton, LinkButton } from 'src/components/actions/Button'
import { ProblemActions } from 'src/components/actions/ProblemActions'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import { useFocusAfterRemoval } from 'src/components/layout/useFocusAfterRemoval'
import { selectRecord } from 'src/features/record/selectors'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { useMessages } from 'src/messages/useMessages'

const PROBLEM = { code: 'maybeSignedIn' } as const

/** Shows that a sign-out has failed, until another attempt succeeds or a person signs in (one-sign-in/sign-out). */
export function SignOutFailed() {
  const { signOut } = useSelector(selectRecord)
  return signOut === 'failed' || signOut === 'retried' ? <Failure busy={signOut === 'retried'} /> : null
}

function Failure({ busy }: { busy: boolean }) {
  const t = useMessages()
  const dispatch = useDispatch()
  const retry = useRef<HTMLDivElement>(null)
  useFocusAfterRemoval(retry, 'input')
  return (
    <>
      <ProblemAlert id="sign-out-problem" problem={PROBLEM} />
      <ProblemActions ref={retry}>
        <BusyButton look={LinkButton} busy={busy} onClick={() => dispatch(sessionEvents.signOutRetried())}>
          {t('action.tryAgain')}
        </BusyButton>
      </ProblemActions>
    </>
  )
}
