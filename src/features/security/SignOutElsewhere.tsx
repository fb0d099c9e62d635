import { useDispatch, useSelector } from 'react-redux'
import { Notice } from 'src/components/feedback/Status'
import { Section } from 'src/features/account/ConnectedRegion'
import { ownActActions, selectOwnActs } from 'src/features/security/ownActSlice'
import { ConfirmedAct } from 'src/features/security/ConfirmedAct'
import { useMessages } from 'src/messages/useMessages'

/** Ends every other session of the person, after a confirmation (security-page/elsewhere). */
export function SignOutElsewhere() {
  const t = useMessages()
  const dispatch = useDispatch()
  const isDone = useSelector(selectOwnActs).signOutElsewhere?.step === 'done'
  return (
    <Section>
      <Notice tone="success">{isDone && t('security.elsewhereDone')}</Notice>
      <ConfirmedAct
        kind="signOutElsewhere"
        act={t('security.elsewhere')}
        question={t('security.elsewhereSure')}
        id="elsewhere"
        onAsk={() => dispatch(ownActActions.cleared('signOutElsewhere'))}
      />
    </Section>
  )
}
