import { useEffect, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { BusyButton, LinkButton } from 'src/components/actions/Button'
import { waitingFor } from 'src/components/actions/waitingFor'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import { Notice } from 'src/components/feedback/Status'
import { useLimit } from 'src/components/time/useLimit'
import { Choice } from 'src/features/connected/security/factors/Choice'
import { ownActActions, selectOwnActs } from 'src/features/connected/security/ownActSlice'
import { shortName } from 'src/features/connected/shortName'
import { useMessages } from 'src/messages/useMessages'

const WAIT_ID = 'remove-app-wait'

/** Removes an authenticator app after a question (security-page/remove-app). */
export function RemoveApp({ id, name }: { id: string; name: string }) {
  const say = useMessages()
  const dispatch = useDispatch()
  const act = useSelector(selectOwnActs).removeApp
  const own = act?.id === id ? act : undefined
  const [pressed, setPressed] = useState<boolean>()
  const first = useRef<HTMLButtonElement>(null)
  const problem = own?.step === 'failed' ? own.problem : undefined
  const limit = useLimit(act?.step === 'failed' ? act.problem : undefined)
  const busy = own?.step === 'doing'
  const sure = pressed === true && own?.step !== 'refused'
  // The pressed button is gone; the button in its place takes the focus.
  useEffect(() => {
    if (pressed !== undefined) first.current?.focus()
  }, [sure, pressed])
  const ask = () => {
    dispatch(ownActActions.cleared('removeApp'))
    setPressed(true)
  }
  if (!sure)
    return (
      <>
        <LinkButton
          type="button"
          ref={first}
          aria-label={say('passkeys.removeNamed', { name: shortName(name) })}
          onClick={ask}
        >
          {say('passkeys.remove')}
        </LinkButton>
        <Notice>{own?.step === 'refused' && say('security.lastFactor')}</Notice>
      </>
    )
  return (
    <>
      <p>{say('security.removeAppSure')}</p>
      <ProblemAlert id={`remove-app-problem-${id}`} problem={problem} />
      <Choice>
        <LinkButton
          type="button"
          ref={first}
          {...(busy ? waitingFor(WAIT_ID) : { onClick: () => setPressed(false) })}
        >
          {say('passkeys.keep')}
        </LinkButton>
        <BusyButton
          look={LinkButton}
          busy={busy}
          limit={limit}
          {...(busy && { id: WAIT_ID })}
          {...(act?.step === 'doing' && !busy
            ? waitingFor(WAIT_ID)
            : { onClick: () => dispatch(ownActActions.pressed({ kind: 'removeApp', id })) })}
        >
          {say('passkeys.remove')}
        </BusyButton>
      </Choice>
    </>
  )
}
