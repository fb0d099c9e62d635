import { TextLink } from 'src/components/actions/AppLink'
import { BASE_PATH } from 'src/constants/basePath'
import { SlowWait } from 'src/features/session/waiting/SlowWait'
import { Who } from 'src/features/session/Who'
import { useMessages } from 'src/messages/useMessages'

/** While another page opens: for whom, and how to try again if none comes. The start page leads on a person who is signed in (waits/leaving). */
export function WhileLeaving() {
  const say = useMessages()
  return (
    <>
      <Who fixed />
      <SlowWait>
        <TextLink href={`${BASE_PATH}/`}>{say('action.tryAgain')}</TextLink>
      </SlowWait>
    </>
  )
}
