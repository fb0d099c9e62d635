import { useEffect, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { BusyButton, LinkButton, SecondaryButton } from 'src/components/actions/Button'
import { waitingFor } from 'src/components/actions/waitingFor'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import { useLimit } from 'src/components/time/useLimit'
import { ProvenNotice } from 'src/features/connected/proof/ProvenNotice'
import { Choice } from 'src/features/connected/security/factors/Choice'
import { ownActActions, selectOwnActs } from 'src/features/connected/security/ownActSlice'
import { useMessages } from 'src/messages/useMessages'

const WAIT_ID = 'new-codes-wait'

/** Makes new recovery codes, after it has said that the old ones end (security-page/new-codes). */
export function NewCodes() {
  const say = useMessages()
  const dispatch = useDispatch()
  const act = useSelector(selectOwnActs).newCodes
  const [sure, setSure] = useState<boolean>()
  const first = useRef<HTMLButtonElement>(null)
  const problem = act?.step === 'failed' ? act.problem : undefined
  const limit = useLimit(problem)
  const busy = act?.step === 'doing'
  // The pressed button is gone; the button in its place takes the focus.
  useEffect(() => {
    if (sure !== undefined) first.current?.focus()
  }, [sure])
  return (
    <>
      {!sure && (
        <SecondaryButton type="button" ref={first} onClick={() => setSure(true)}>
          {say('security.newCodes')}
        </SecondaryButton>
      )}
      {sure && <p>{say('security.newCodesSure')}</p>}
      <ProvenNotice place="newCodes" />
      <ProblemAlert id="new-codes-problem" problem={problem} />
      {sure && (
        <Choice>
          <LinkButton
            type="button"
            ref={first}
            {...(busy ? waitingFor(WAIT_ID) : { onClick: () => setSure(false) })}
          >
            {say('security.cancel')}
          </LinkButton>
          <BusyButton
            look={LinkButton}
            busy={busy}
            limit={limit}
            {...(busy && { id: WAIT_ID })}
            onClick={() => dispatch(ownActActions.pressed({ kind: 'newCodes' }))}
          >
            {say('security.newCodes')}
          </BusyButton>
        </Choice>
      )}
    </>
  )
}
