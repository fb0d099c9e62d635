import { useDispatch, useSelector } from 'react-redux'
import { BusyButton, LinkButton, waitingFor, useLimit } from 'src/components/actions/Button'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import { VisuallyHidden } from 'src/components/layout/VisuallyHidden'
import { accountEvents } from 'src/features/account/accountEvents'
import { List, shortName, type OwnTime } from 'src/features/account/cardParts'
import { selectOwnActs } from 'src/features/security/ownActSlice'
import type { PartState } from 'src/features/account/ownPartsSlice'
import { Empty, OwnItem, Region, useFocusedTitle } from 'src/features/account/Region'
import { useMessages } from 'src/messages/useMessages'
import type { TrustedDevice } from 'src/services/api/account/securityService'

const HEADING = 'own-trusted'
const WAIT_ID = 'own-trusted-wait'

/**
 * Lists the devices that skip the second factor for a while, each with its last day and a button that ends the trust
 * (security-page/trusted, security-page/end-trust).
 */
export function TrustedRegion({ trusted, culture }: OwnTime & { trusted: PartState<TrustedDevice[]> }) {
  const t = useMessages()
  const dispatch = useDispatch()
  const act = useSelector(selectOwnActs).endTrust
  const problem = act?.step === 'failed' ? act.problem : undefined
  const limit = useLimit(problem)
  const ended = act?.step === 'done'
  const title = useFocusedTitle(ended && act)
  const busy = (id: string) => act?.step === 'doing' && act.id === id
  const day = new Intl.DateTimeFormat(culture, { dateStyle: 'long' })
  return (
    <Region
      id={HEADING}
      heading={t('security.trusted')}
      titleRef={title}
      part={trusted}
      always={
        trusted.state === 'off' ? undefined : (
          <>
            <VisuallyHidden role="status">{ended && t('security.trustEnded')}</VisuallyHidden>
            <ProblemAlert id="end-trust-problem" problem={problem} />
          </>
        )
      }
    >
      {list =>
        list.length === 0 ? (
          <Empty>{t('security.noTrusted')}</Empty>
        ) : (
          <List aria-labelledby={HEADING}>
            {list.map(({ id, name, family, location, untilMs, nearby }, index) => (
              <OwnItem
                key={`${id} ${index}`}
                kind={family ?? 'unknown'}
                name={name}
                badge={nearby && t('item.nearby')}
                details={[
                  location !== undefined && <bdi translate="no">{location}</bdi>,
                  untilMs !== undefined && t('security.trustedUntil', { date: day.format(untilMs) }),
                ]}
                act={
                  <BusyButton
                    look={LinkButton}
                    busy={busy(id)}
                    limit={limit}
                    {...(busy(id)
                      ? { id: WAIT_ID }
                      : { 'aria-label': t('item.removeNamed', { name: shortName(name) }) })}
                    {...(act?.step === 'doing' && !busy(id)
                      ? waitingFor(WAIT_ID)
                      : { onClick: () => dispatch(accountEvents.actPressed({ kind: 'endTrust', id })) })}
                  >
                    {t('item.remove')}
                  </BusyButton>
                }
              />
            ))}
          </List>
        )
      }
    </Region>
  )
}
