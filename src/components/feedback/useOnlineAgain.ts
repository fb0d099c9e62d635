import { useEffect, useState } from 'react'
import type { Problem } from 'src/constants/problems'

/** Whether the browser is online again after an 'offline' problem; false for every other problem (calls/online-again). */
export function useOnlineAgain(problem: Problem | undefined): boolean {
  const [over, setOver] = useState<Problem>()
  const offline = problem?.code === 'offline' ? problem : undefined
  useEffect(() => {
    if (!offline) return undefined
    const hear = () => setOver(offline)
    window.addEventListener('online', hear)
    return () => window.removeEventListener('online', hear)
  }, [offline])
  return offline !== undefined && over === offline
}
