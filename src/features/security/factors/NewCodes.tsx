import { useDispatch, useSelector } from 'react-redux'
import { SecondaryButton } from 'src/components/actions/Button'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import { useLimit } from 'src/components/time/useLimit'
import { ConfirmButtons } from 'src/components/actions/ConfirmButtons'
import { accountEvents } from 'src/features/account/accountEvents'
import { ProvenNotice } from 'src/features/account/proof/ProvenNotice'
import { selectOwnActs } from 'src/features/security/ownActSlice'
import { useConfirm } from 'src/components/actions/useConfirm'
import { useMessages } from 'src/messages/useMessages'

/** Creates new recovery codes, after a warning that the old ones become invalid (security-page/new-codes). */
export function NewCodes() {
  const say = useMessages()
  const dispatch = useDispatch()
  const act = useSelector(selectOwnActs).newCodes
  const { sure, first, ask, cancel } = useConfirm()
  const problem = act?.step === 'failed' ? act.problem : undefined
  const limit = useLimit(problem)
  return (
    <>
      {!sure && (
        <SecondaryButton type="button" ref={first} onClick={ask}>
          {say('security.newCodes')}
        </SecondaryButton>
      )}
      {sure && <p>{say('security.newCodesSure')}</p>}
      <ProvenNotice place="newCodes" />
      <ProblemAlert id="new-codes-problem" problem={problem} />
      {sure && (
        <ConfirmButtons
          cancel={say('security.cancel')}
          act={say('security.newCodes')}
          first={first}
          waitId="new-codes-wait"
          busy={act?.step === 'doing'}
          limit={limit}
          onCancel={cancel}
          onAct={() => dispatch(accountEvents.actPressed({ kind: 'newCodes' }))}
        />
      )}
    </>
  )
}
