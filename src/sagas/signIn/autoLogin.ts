import { tryCall } from 'src/sagas/caught'
import { call, type Saga } from 'src/sagas/effects'
import { exitReplacing } from 'src/sagas/navigation/goTo'
import { untilCancelled } from 'src/sagas/lifetime/whileRouteActive'
import { untilMayAct } from 'src/sagas/oneSignIn/oneSignIn'
import { notifyTrustedHosts } from 'src/sagas/signIn/hosts/localHosts'
import { fetchAutoLogin } from 'src/services/api/autoLoginService'
import { localHostsHere } from 'src/services/addresses/localHost'
import { wallClock } from 'src/services/browser/environment'
import { currentProtocol } from 'src/services/browser/navigation'
import { redirectAddress } from 'src/services/addresses/hostAutoLogin'
import { hostAddress } from 'src/services/addresses/namedAddress'

/** Signs the person in on the company's other hosts; `redirected` if the browser leaves for the first of them (sign-in/simple-login). */
export function* autoLogin(back: string): Saga<'redirected' | 'done'> {
  const data = yield* tryCall('auto-login data', fetchAutoLogin)
  if (!data) return 'done'
  const { redirect, token, hosts } = data
  const protocol = yield* call(currentProtocol)
  if (!redirect) {
    yield* call(notifyTrustedHosts, trustedHosts(hosts, protocol), yield* call(localHostsHere, hosts), token)
    return 'done'
  }
  const host = hostAddress(hosts[0], protocol)
  if (!host) return 'done'
  if (!(yield* call(untilMayAct))) return yield* untilCancelled()
  yield* call(exitReplacing, redirectAddress(host, token, yield* call(wallClock), back))
  return 'redirected'
}

/** The hosts that can be trusted, as origins, each once (addresses/hosts). */
export const trustedHosts = (hosts: readonly string[], protocol: string): string[] => [
  ...new Set(hosts.map(host => hostAddress(host, protocol)).filter(host => host !== undefined)),
]
