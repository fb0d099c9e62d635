import { Empty } from 'src/features/connected/ConnectedRegion'
import { OwnItem, OwnList } from 'src/features/connected/security/OwnItem'
import { OwnRegion, type OwnTime } from 'src/features/connected/security/OwnRegion'
import type { Told } from 'src/features/connected/security/securitySlice'
import { timeAgo } from 'src/features/connected/timeAgo'
import { useMessages } from 'src/messages/useMessages'
import type { Authenticator } from 'src/services/api/account/securityService'

const HEADING = 'own-authenticators'

/** The apps that show the person's one-time codes or ask for approvals, each with when it was added and used last (security-page/authenticators). */
export function AuthenticatorRegion({
  authenticators,
  told,
  nowMs,
}: OwnTime & { authenticators: Told<Authenticator[]> }) {
  const say = useMessages()
  return (
    <OwnRegion id={HEADING} heading={say('security.authenticators')} part={authenticators}>
      {list =>
        list.length === 0 ? (
          <Empty>{say('security.noAuthenticators')}</Empty>
        ) : (
          <OwnList aria-labelledby={HEADING}>
            {list.map(({ id, name, addedMs, usedMs }, index) => (
              <OwnItem
                key={`${id} ${index}`}
                kind="app"
                name={name}
                details={[
                  addedMs !== undefined && say('security.added', { time: timeAgo(addedMs, nowMs, told) }),
                  usedMs === undefined
                    ? say('passkeys.unused')
                    : say('passkeys.used', { time: timeAgo(usedMs, nowMs, told) }),
                ]}
              />
            ))}
          </OwnList>
        )
      }
    </OwnRegion>
  )
}
