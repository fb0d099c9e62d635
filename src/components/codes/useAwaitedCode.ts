import { useEffect, useEffectEvent } from 'react'

/** Waits for the browser to read a code from a message (WebOTP); the signal cancels it. */
export type AwaitCode = (signal: AbortSignal) => Promise<string | undefined>

/** Calls back with the code that the browser reads while a code can be entered. */
export function useAwaitedCode(
  awaitCode: AwaitCode | undefined,
  busy: boolean,
  onCode: (code: string) => void,
): void {
  const take = useEffectEvent(onCode)
  useEffect(() => {
    if (!awaitCode || busy) return undefined
    const controller = new AbortController()
    void awaitCode(controller.signal).then(code => {
      if (code !== undefined && !controller.signal.aborted) take(code)
    })
    return () => controller.abort()
  }, [awaitCode, busy])
}
