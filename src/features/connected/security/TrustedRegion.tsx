import { Empty } from 'src/features/connected/ConnectedRegion'
import { OwnItem, OwnList } from 'src/features/connected/security/OwnItem'
import { OwnRegion, type OwnTime } from 'src/features/connected/security/OwnRegion'
import type { Told } from 'src/features/connected/security/securitySlice'
import { useMessages } from 'src/messages/useMessages'
import type { TrustedDevice } from 'src/services/api/account/securityService'

const HEADING = 'own-trusted'

/** The devices that are asked for no second factor for a while, each with its last day (security-page/trusted). */
export function TrustedRegion({ trusted, told }: OwnTime & { trusted: Told<TrustedDevice[]> }) {
  const say = useMessages()
  const day = new Intl.DateTimeFormat(told, { dateStyle: 'long' })
  return (
    <OwnRegion id={HEADING} heading={say('security.trusted')} part={trusted}>
      {list =>
        list.length === 0 ? (
          <Empty>{say('security.noTrusted')}</Empty>
        ) : (
          <OwnList aria-labelledby={HEADING}>
            {list.map(({ id, name, family, location, untilMs, nearby }, index) => (
              <OwnItem
                key={`${id} ${index}`}
                kind={family ?? 'unknown'}
                name={name}
                badge={nearby && say('connected.nearby')}
                details={[
                  location !== undefined && <bdi>{location}</bdi>,
                  untilMs !== undefined && say('security.trustedUntil', { date: day.format(untilMs) }),
                ]}
              />
            ))}
          </OwnList>
        )
      }
    </OwnRegion>
  )
}
