import { useSelector } from 'react-redux'
import { selectPollStatus } from 'src/features/polling/pollStatusSlice'
import { useMessages } from 'src/messages/useMessages'

/** That the server was just reached (waits/sign-of-life). */
export function Heartbeat() {
  const say = useMessages()
  const { checked } = useSelector(selectPollStatus)
  return checked ? <p>{say('waiting.checked')}</p> : null
}
