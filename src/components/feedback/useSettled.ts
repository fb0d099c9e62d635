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
