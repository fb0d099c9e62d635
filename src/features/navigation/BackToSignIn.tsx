import { useDispatch } from 'react-redux'
import { ROUTES } from 'src/constants/routes'
import { AppLink } from 'src/components/actions/AppLink'
import { sessionEvents } from 'src/features/session/sessionEvents'
import type { MessageKey } from 'src/messages/en-US'
import { useMessages } from 'src/messages/useMessages'

/** Leads from a step that a person cannot complete back to the sign-in page. */
export function BackToSignIn({ words = 'action.backToSignIn' }: { words?: MessageKey }) {
  const t = useMessages()
  const dispatch = useDispatch()
  return (
    <AppLink to={ROUTES.login} onFollow={() => dispatch(sessionEvents.routeFollowed(ROUTES.login))}>
      {t(words)}
    </AppLink>
  )
}
