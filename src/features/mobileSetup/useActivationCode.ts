import { useEffect, useState } from 'react'
import { fetchActivationCode } from 'src/services/api/factorService'
import { giveUp } from 'src/services/http/http'
import { logFailure } from 'src/services/log'
import { failureOf, reportFault } from 'src/services/http/serviceError'

/** The code that ties the mobile app to the person. It is a secret, so the screen alone holds it; without it its part is left out (storage/no-secrets, factors/setup-parts). */
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
