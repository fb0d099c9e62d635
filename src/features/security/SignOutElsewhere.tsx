import { useDispatch, useSelector } from 'react-redux'
import { Notice } from 'src/components/feedback/Status'
import { Section } from 'src/features/account/ConnectedRegion'
import { ownActActions, selectOwnActs } from 'src/features/security/ownActSlice'
import { SureAct } from 'src/features/security/SureAct'
import { useMessages } from 'src/messages/useMessages'

/** Ends every other session of the person, after a confirmation (security-page/elsewhere). */
export function SignOutElsewhere() {
  const say = useMessages()
  const dispatch = useDispatch()
  const isDone = useSelector(selectOwnActs).signOutElsewhere?.step === 'done'
  return (
    <Section>
      <Notice tone="success">{isDone && say('security.elsewhereDone')}</Notice>
      <SureAct
        kind="signOutElsewhere"
        act={say('security.elsewhere')}
        question={say('security.elsewhereSure')}
        id="elsewhere"
        onAsk={() => dispatch(ownActActions.cleared('signOutElsewhere'))}
      />
    </Section>
  )
}
