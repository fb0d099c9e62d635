import { useEffect, useState } from 'react'

/** Returns the value once it has not changed for some milliseconds; undefined until then, and for an undefined value. */
export function useSettled<T>(value: T | undefined, ms: number): T | undefined {
  const [settled, setSettled] = useState<T>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled === value ? value : undefined
}

/** Returns the value as of the last time that `moving` did not change for some milliseconds. Keeps it while either is undefined. */
export function useStill<T>(value: T | undefined, moving: unknown, ms: number | undefined): T | undefined {
  const [still, setStill] = useState<T>()
  useEffect(() => {
    if (ms === undefined) return undefined
    const timer = setTimeout(() => setStill(() => value), ms)
    return () => clearTimeout(timer)
  }, [value, moving, ms])
  return still
}
