import { useEffect, useState } from 'react'
import { fetchActivationCode } from 'src/services/api/factorService'
import { giveUp } from 'src/services/http/http'
import { logFailure } from 'src/services/log'
import { failureOf, reportFault } from 'src/services/http/serviceError'

/**
 * Returns the code that connects the mobile app to the person's account; undefined if it could not be loaded, and
 * then its part of the screen is omitted. The code is a secret, so only the screen holds it (storage/no-secrets,
 * factors/setup-parts).
 */
export function useActivationCode(): string | undefined {
  const [code, setCode] = useState<string>()
  useEffect(() => {
    let wanted = true
    const call = fetchActivationCode()
    call.then(
      answer => wanted && setCode(answer),
      (error: unknown) => {
        if (!wanted) return
        const failure = failureOf(error)
        if (failure.kind === 'fault') reportFault(error)
        logFailure('activation code', failure)
      },
    )
    return () => {
      wanted = false
      giveUp(call)
    }
  }, [])
  return code
}
