import { useLanguage, useMessages } from 'src/messages/useMessages'
import type { Deadline } from 'src/services/clock'

/** The time of day at which a wait began. */
export function Since({ at }: { at: Deadline }) {
  const say = useMessages()
  const clock = new Intl.DateTimeFormat(useLanguage(), { hour: 'numeric', minute: '2-digit' })
  return <p>{say('waiting.since', { time: clock.format(at.wallMs) })}</p>
}
