import { useTimeOfDay } from 'src/features/waiting/useTimeOfDay'
import { useMessages } from 'src/messages/useMessages'
import type { Deadline } from 'src/services/clock'

export function StartTime({ at }: { at: Deadline }) {
  const t = useMessages()
  const clock = useTimeOfDay()
  return <p>{t('waiting.since', { time: clock(at.wallMs) })}</p>
}
