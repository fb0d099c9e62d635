import { useTimeOfDay } from 'src/features/waiting/useTimeOfDay'
import { useMessages } from 'src/messages/useMessages'
import type { Deadline } from 'src/services/clock'

export function StartTime({ at }: { at: Deadline }) {
  const say = useMessages()
  const clock = useTimeOfDay()
  return <p>{say('waiting.since', { time: clock(at.wallMs) })}</p>
}
