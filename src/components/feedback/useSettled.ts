import { useEffect, useState } from 'react'

/** The value, once it has stood for some milliseconds; undefined before, and at once when it goes. */
export function useSettled<T>(value: T | undefined, ms: number): T | undefined {
  const [settled, setSettled] = useState<T>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled === value ? value : undefined
}

/** The value as it was when something else last stood still for some milliseconds; it stays while these are undefined. */
export function useStill<T>(value: T | undefined, moving: unknown, ms: number | undefined): T | undefined {
  const [still, setStill] = useState<T>()
  useEffect(() => {
    if (ms === undefined) return undefined
    const timer = setTimeout(() => setStill(() => value), ms)
    return () => clearTimeout(timer)
  }, [value, moving, ms])
  return still
}
