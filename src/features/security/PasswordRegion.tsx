import { useDispatch } from 'react-redux'
import { AppLink } from 'src/components/actions/AppLink'
import { BASE_PATH } from 'src/constants/basePath'
import { ROUTES } from 'src/constants/routes'
import { OwnRegion, type OwnTime } from 'src/features/security/OwnRegion'
import type { PartState } from 'src/features/security/securitySlice'
import { timeAgo } from 'src/features/account/timeAgo'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { useMessages } from 'src/messages/useMessages'
import type { OwnPassword } from 'src/services/api/account/securityService'

/** Shows the age of the password, if the server sends it, and always a button to change the password (security-page/password). */
export function PasswordRegion({ password, culture, nowMs }: OwnTime & { password: PartState<OwnPassword> }) {
  const t = useMessages()
  const dispatch = useDispatch()
  return (
    <OwnRegion
      id="own-password"
      heading={t('login.password')}
      part={password}
      always={
        <AppLink
          href={BASE_PATH + ROUTES.changePassword}
          onFollow={() => dispatch(sessionEvents.routeFollowed(ROUTES.changePassword))}
        >
          {t('action.changePassword')}
        </AppLink>
      }
    >
      {({ changedMs }) =>
        changedMs !== undefined && (
          <p>{t('security.passwordChanged', { time: timeAgo(changedMs, nowMs, culture) })}</p>
        )
      }
    </OwnRegion>
  )
}
