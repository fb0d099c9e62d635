import { useDispatch, useSelector } from 'react-redux'
import { LinkButton } from 'src/components/actions/Button'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import { Notice } from 'src/components/feedback/Status'
import { useLimit } from 'src/components/time/useLimit'
import { ConfirmButtons } from 'src/components/actions/ConfirmButtons'
import { accountEvents } from 'src/features/account/accountEvents'
import { ownActActions, selectOwnActs } from 'src/features/security/ownActSlice'
import { shortName } from 'src/features/account/shortName'
import { useConfirm } from 'src/components/actions/useConfirm'
import { useMessages } from 'src/messages/useMessages'

/** Removes an authenticator app after a confirmation (security-page/remove-app). */
export function RemoveApp({ id, name }: { id: string; name: string }) {
  const t = useMessages()
  const dispatch = useDispatch()
  const act = useSelector(selectOwnActs).removeApp
  const own = act?.id === id ? act : undefined
  const { sure, first, ask, cancel } = useConfirm(own?.step === 'refused')
  const problem = own?.step === 'failed' ? own.problem : undefined
  const limit = useLimit(act?.step === 'failed' ? act.problem : undefined)
  const busy = own?.step === 'doing'
  const press = () => {
    dispatch(ownActActions.cleared('removeApp'))
    ask()
  }
  if (!sure)
    return (
      <>
        <LinkButton
          type="button"
          ref={first}
          aria-label={t('item.removeNamed', { name: shortName(name) })}
          onClick={press}
        >
          {t('item.remove')}
        </LinkButton>
        <Notice>{own?.step === 'refused' && t('security.lastFactor')}</Notice>
      </>
    )
  return (
    <>
      <p>{t('security.removeAppSure')}</p>
      <ProblemAlert id={`remove-app-problem-${id}`} problem={problem} />
      <ConfirmButtons
        cancel={t('item.keep')}
        act={t('item.remove')}
        first={first}
        waitId="remove-app-wait"
        busy={busy}
        waits={act?.step === 'doing' && !busy}
        limit={limit}
        onCancel={cancel}
        onAct={() => dispatch(accountEvents.actPressed({ kind: 'removeApp', id }))}
      />
    </>
  )
}
