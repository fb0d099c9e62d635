import { TextLink } from 'src/components/actions/AppLink'
import { BASE_PATH } from 'src/constants/basePath'
import { SlowNotice } from 'src/features/waiting/SlowNotice'
import { AccountChip } from 'src/features/person/AccountChip'
import { useMessages } from 'src/messages/useMessages'

/** While another page opens: for whom, and how to try again if none comes. The start page leads on a person who is signed in (waits/leaving). */
export function LeavingNotice() {
  const say = useMessages()
  return (
    <>
      <AccountChip fixed />
      <SlowNotice>
        <TextLink href={`${BASE_PATH}/`}>{say('action.tryAgain')}</TextLink>
      </SlowNotice>
    </>
  )
}
