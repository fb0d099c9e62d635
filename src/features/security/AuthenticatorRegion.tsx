import { useSelector, useDispatch } from 'react-redux'
import { VisuallyHidden } from 'src/components/layout/VisuallyHidden'
import { LinkButton, useLimit } from 'src/components/actions/Button'
import { ConfirmButtons, useConfirm } from 'src/components/actions/ConfirmButtons'
import { ProblemAlert, Notice } from 'src/components/feedback/ProblemAlert'
import { List, timeAgo, shortName, type OwnTime } from 'src/features/account/cardParts'
import { ProvenNotice } from 'src/features/account/proof/ProofModal'
import { selectEnrolment } from 'src/features/security/factors/enrolmentSlice'
import { SetUpApp } from 'src/features/security/factors/SetUpApp'
import { selectOwnActs, ownActActions } from 'src/features/security/ownActSlice'
import type { AppState } from 'src/features/rootReducer'
import type { PartState } from 'src/features/account/ownPartsSlice'
import { accountEvents } from 'src/features/account/accountEvents'
import { Empty, OwnItem, Region, useFocusedTitle } from 'src/features/account/Region'
import { useMessages } from 'src/messages/useMessages'
import type { Authenticator } from 'src/services/api/account/securityService'

const HEADING = 'own-authenticators'

interface AuthenticatorRegionProps extends OwnTime {
  authenticators: PartState<Authenticator[]>
}

/** Returns whether the server stores only one app per person, so that a second set-up would replace the first (security-page/set-up). */
const selectSingle = ({ company }: AppState) => company.settings?.singleAuthenticatorEnabled ?? false

/**
 * Lists the apps that show the person's one-time codes or ask for approvals, with the times of their creation and
 * last use, and sets up another one (security-page/authenticators, security-page/set-up).
 */
export function AuthenticatorRegion({ authenticators, culture, nowMs }: AuthenticatorRegionProps) {
  const t = useMessages()
  const single = useSelector(selectSingle)
  const offered = useSelector(selectEnrolment).step !== 'off'
  const isNone = authenticators.state === 'told' && authenticators.facts.length === 0
  const act = useSelector(selectOwnActs).removeApp
  const removed = act?.step === 'done'
  const title = useFocusedTitle(removed && act)
  return (
    <Region
      id={HEADING}
      heading={t('security.authenticators')}
      titleRef={title}
      part={authenticators}
      always={
        authenticators.state === 'off' ? undefined : (
          <>
            <VisuallyHidden role="status">{removed && t('security.appRemoved')}</VisuallyHidden>
            <ProvenNotice place="removeApp" />
            {offered && <SetUpApp full={single && !isNone} />}
          </>
        )
      }
    >
      {list =>
        list.length === 0 ? (
          <Empty>{t('security.noAuthenticators')}</Empty>
        ) : (
          <List aria-labelledby={HEADING}>
            {list.map(({ id, name, addedMs, usedMs, removable }, index) => (
              <OwnItem
                key={`${id} ${index}`}
                kind="app"
                name={name}
                details={[
                  addedMs !== undefined && t('security.added', { time: timeAgo(addedMs, nowMs, culture) }),
                  usedMs !== undefined &&
                    (usedMs === null
                      ? t('item.unused')
                      : t('item.used', { time: timeAgo(usedMs, nowMs, culture) })),
                ]}
                act={removable && <RemoveApp id={id} name={name} />}
              />
            ))}
          </List>
        )
      }
    </Region>
  )
}

/** Removes an authenticator app after a confirmation (security-page/remove-app). */
function RemoveApp({ id, name }: { id: string; name: string }) {
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
