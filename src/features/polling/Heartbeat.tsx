import { useSelector } from 'react-redux'
import { selectPoll } from 'src/features/polling/sessionPollSlice'
import { useMessages } from 'src/messages/useMessages'

/** Shows that the server was reached just now (waits/sign-of-life). */
export function Heartbeat() {
  const t = useMessages()
  const { checked } = useSelector(selectPoll).wait
  return checked ? <p>{t('waiting.checked')}</p> : null
}
