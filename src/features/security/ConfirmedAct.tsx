import { useDispatch, useSelector } from 'react-redux'
import { SecondaryButton, useLimit } from 'src/components/actions/Button'
import { ConfirmButtons, useConfirm } from 'src/components/actions/ConfirmButtons'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import { accountEvents } from 'src/features/account/accountEvents'
import { ProvenNotice } from 'src/features/account/proof/ProofModal'
import { selectOwnActs } from 'src/features/security/ownActSlice'
import { useMessages } from 'src/messages/useMessages'

interface ConfirmedActProps {
  kind: 'newCodes' | 'signOutElsewhere'
  act: string
  question: string
  /** The beginning of the ids of its problem and of its wait. */
  id: string
  /** Called when the person presses the button, before the question. */
  onAsk?: () => void
}

/** A button whose act begins only after a question. */
export function ConfirmedAct({ kind, act, question, id, onAsk }: ConfirmedActProps) {
  const t = useMessages()
  const dispatch = useDispatch()
  const state = useSelector(selectOwnActs)[kind]
  const { sure, first, ask, cancel } = useConfirm(state?.step === 'done')
  const problem = state?.step === 'failed' ? state.problem : undefined
  const limit = useLimit(problem)
  const press = () => {
    onAsk?.()
    ask()
  }
  return (
    <>
      {!sure && (
        <SecondaryButton type="button" ref={first} onClick={press}>
          {act}
        </SecondaryButton>
      )}
      {sure && <p>{question}</p>}
      <ProvenNotice place={kind} />
      <ProblemAlert id={`${id}-problem`} problem={problem} />
      {sure && (
        <ConfirmButtons
          cancel={t('security.cancel')}
          act={act}
          first={first}
          waitId={`${id}-wait`}
          busy={state?.step === 'doing'}
          limit={limit}
          onCancel={cancel}
          onAct={() => dispatch(accountEvents.actPressed({ kind }))}
        />
      )}
    </>
  )
}
