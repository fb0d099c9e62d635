import { useCulture } from 'src/features/waiting/useCulture'

/** Returns a function that formats a time, in milliseconds since the epoch, as a time of day in the person's culture. */
export function useTimeOfDay(): (ms: number) => string {
  const clock = new Intl.DateTimeFormat(useCulture(), { hour: 'numeric', minute: '2-digit' })
  return ms => clock.format(ms)
}
