import { useSelector } from 'react-redux'
import { selectPoll } from 'src/features/polling/sessionPollSlice'
import { useMessages } from 'src/messages/useMessages'

/** That the server was just reached (waits/sign-of-life). */
export function Heartbeat() {
  const say = useMessages()
  const { checked } = useSelector(selectPoll).wait
  return checked ? <p>{say('waiting.checked')}</p> : null
}
