import { useClock } from 'src/features/session/waiting/useClock'
import { useMessages } from 'src/messages/useMessages'
import type { Deadline } from 'src/services/clock'

/** The time of day at which a wait began. */
export function Since({ at }: { at: Deadline }) {
  const say = useMessages()
  const clock = useClock()
  return <p>{say('waiting.since', { time: clock(at.wallMs) })}</p>
}
