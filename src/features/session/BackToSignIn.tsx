import { useDispatch } from 'react-redux'
import { BASE_PATH } from 'src/constants/basePath'
import { ROUTES } from 'src/constants/routes'
import { AppLink } from 'src/components/actions/AppLink'
import { Links } from 'src/components/actions/Links'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { useMessages } from 'src/messages/useMessages'

/** The link to the sign-in page below the form of a step that a person cannot complete. */
export function BackToSignIn() {
  const say = useMessages()
  const dispatch = useDispatch()
  return (
    <Links>
      <AppLink
        href={`${BASE_PATH}${ROUTES.login}`}
        onFollow={() => dispatch(sessionEvents.routeFollowed(ROUTES.login))}
      >
        {say('action.backToSignIn')}
      </AppLink>
    </Links>
  )
}
