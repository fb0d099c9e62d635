import { SESSION_KEYS } from 'src/constants/storageKeys'
import { cleanUsername } from 'src/services/storage/username/cleanUsername'
import { config } from 'src/services/config'
import { currentOrigin } from 'src/services/browser/navigation'
import { readSession } from 'src/services/storage/sessionStore'
import { meansWebAppRoot, returnAddress } from 'src/services/addresses/trustedAddress'

function readReturn(): URL | undefined {
  return returnAddress(readSession(SESSION_KEYS.back), {
    origin: currentOrigin(),
    allowedReturnOrigins: config().allowedReturnOrigins,
  })
}

/** Where to return after the sign-in, checked; undefined means the web app root (addresses/back). */
export function readReturnAddress(): string | undefined {
  const url = readReturn()
  return url && !meansWebAppRoot(url, currentOrigin()) ? url.href : undefined
}

/** The username that the return address carries, to prefill (sign-in/prefill). */
export function readReturnUsername(): string | undefined {
  const parameters = readReturn()?.searchParams
  const named = (parameter: string) => cleanUsername(parameters?.get(parameter) ?? '')
  return named('userIdentifier') || named('username') || undefined
}
