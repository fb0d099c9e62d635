import { useDispatch, useSelector } from 'react-redux'
import { SecondaryButton } from 'src/components/actions/Button'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import { Notice } from 'src/components/feedback/Status'
import { useLimit } from 'src/components/time/useLimit'
import { ConfirmButtons } from 'src/components/actions/ConfirmButtons'
import { accountEvents } from 'src/features/account/accountEvents'
import { Section } from 'src/features/account/ConnectedRegion'
import { ProvenNotice } from 'src/features/account/proof/ProvenNotice'
import { ownActActions, selectOwnActs } from 'src/features/security/ownActSlice'
import { useConfirm } from 'src/components/actions/useConfirm'
import { useMessages } from 'src/messages/useMessages'

/** Ends every other session of the person, after a confirmation (security-page/elsewhere). */
export function SignOutElsewhere() {
  const say = useMessages()
  const dispatch = useDispatch()
  const act = useSelector(selectOwnActs).signOutElsewhere
  const { sure, first, ask, cancel } = useConfirm(act?.step === 'done')
  const problem = act?.step === 'failed' ? act.problem : undefined
  const limit = useLimit(problem)
  const press = () => {
    dispatch(ownActActions.cleared('signOutElsewhere'))
    ask()
  }
  return (
    <Section>
      <Notice tone="success">{act?.step === 'done' && say('security.elsewhereDone')}</Notice>
      {!sure && (
        <SecondaryButton type="button" ref={first} onClick={press}>
          {say('security.elsewhere')}
        </SecondaryButton>
      )}
      {sure && <p>{say('security.elsewhereSure')}</p>}
      <ProvenNotice place="signOutElsewhere" />
      <ProblemAlert id="elsewhere-problem" problem={problem} />
      {sure && (
        <ConfirmButtons
          cancel={say('security.cancel')}
          act={say('security.elsewhere')}
          first={first}
          waitId="elsewhere-wait"
          busy={act?.step === 'doing'}
          limit={limit}
          onCancel={cancel}
          onAct={() => dispatch(accountEvents.actPressed({ kind: 'signOutElsewhere' }))}
        />
      )}
    </Section>
  )
}
