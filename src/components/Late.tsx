import { type ReactNode, useEffect, useState } from 'react'
import { LATE_MS } from 'src/constants/timings'

interface LateProps {
  /** What stands in its place until then. */
  early?: ReactNode
  children: ReactNode
}

/** What is shown only when something takes a while, so that a quick one makes no flicker. */
export function Late({ early = null, children }: LateProps) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS)
    return () => clearTimeout(timer)
  }, [])
  return late ? children : early
}
