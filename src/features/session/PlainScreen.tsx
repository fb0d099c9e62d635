import { useDispatch } from 'react-redux'
import { BASE_PATH, ROUTES } from 'src/constants/routes'
import { AppLink } from 'src/components/AppLink'
import { Card } from 'src/components/Card'
import { Heading } from 'src/components/Heading'
import { sessionEvents } from 'src/features/session/sessionEvents'
import type { MessageKey } from 'src/messages/en-US'
import { useMessages } from 'src/messages/useMessages'

/** A heading and the way back. */
export function PlainScreen({ heading }: { heading: MessageKey }) {
  const say = useMessages()
  const dispatch = useDispatch()
  return (
    <Card>
      <Heading>{say(heading)}</Heading>
      <AppLink
        href={`${BASE_PATH}${ROUTES.login}`}
        onFollow={() => dispatch(sessionEvents.routeFollowed(ROUTES.login))}
      >
        {say('action.backToSignIn')}
      </AppLink>
    </Card>
  )
}
