import { tryCall } from 'src/sagas/caught'
import { call, type Saga, delay, put, race, take } from 'src/sagas/effects'
import { exitReplacing } from 'src/sagas/navigation/goTo'
import { untilCancelled } from 'src/sagas/lifetime/whileRouteActive'
import { untilMayAct } from 'src/sagas/oneSignIn/oneSignIn'
import { fetchAutoLogin, redirectAddress } from 'src/services/api/autoLoginService'
import { localHostsHere, type LocalHost, type Space } from 'src/services/addresses/localHost'
import { wallClock } from 'src/services/browser/environment'
import { currentProtocol } from 'src/services/browser/navigation'
import { hostAddress } from 'src/services/addresses/namedAddress'
import { AUTO_LOGIN_WAIT_MS, PERMISSION_QUERY_MS, LEFT_OUT_NOTICE_MS } from 'src/constants/timings'
import { autoLoginEvents } from 'src/features/autoLogin/autoLoginEvents'
import { autoLoginActions } from 'src/features/autoLogin/autoLoginSlice'
import { hostsToCall, type Refused } from 'src/features/autoLogin/hostsToCall'
import { notifyHosts } from 'src/sagas/signIn/notifyHosts'
import { localNetworkPermission } from 'src/services/device/localNetwork'
import { reportLeftOut } from 'src/services/report/reportLeftOut'
import type { LeftOutHost } from 'src/services/http/reportEntry'

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

/**
 * Signs the person in on the trusted hosts. Calls the local ones only with the browser's permission, and shows which
 * of them were left out (sign-in/local-hosts, sign-in/local-hosts-named).
 */
export function* notifyTrustedHosts(
  trusted: readonly string[],
  local: readonly LocalHost[],
  token: string,
): Saga {
  if (local.length === 0) {
    yield* call(notifyHosts, trusted, token)
    return
  }
  const refused = yield* call(refusedSpaces, local)
  const { called, tally } = hostsToCall(trusted, local, refused)
  yield* call(notifyHosts, called, token, tally)
  if (tally.leftOut.length === 0) return
  yield* call(reportLeftOut, tally.leftOut)
  yield* call(showLeftOutHosts, tally.leftOut)
}

/** Returns the address spaces that the browser denies or the person skips; their hosts must not be called (sign-in/local-hosts). */
export function* refusedSpaces(local: readonly LocalHost[]): Saga<Refused> {
  const refused: Refused = {}
  const promptedSpaces: Space[] = []
  for (const space of new Set(local.filter(({ origin }) => origin).map(each => each.space))) {
    const { leave } = yield* race({
      leave: call(localNetworkPermission, space),
      late: delay(PERMISSION_QUERY_MS),
    })
    if (leave === 'denied') refused[space] = 'denied'
    if (leave === 'prompt') promptedSpaces.push(space)
  }
  const names = local
    .filter(({ origin, space }) => origin && promptedSpaces.includes(space))
    .map(({ name }) => name)
  if (promptedSpaces.length > 0 && !(yield* call(askForLocalHosts, names)))
    for (const space of promptedSpaces) refused[space] = 'skipped'
  return refused
}

/** Asks the person whether to call these local hosts; returns false after 180000 ms without an answer. */
export function* askForLocalHosts(names: readonly string[]): Saga<boolean> {
  let answered = false
  try {
    yield* put(autoLoginActions.localHostsFound(names))
    const { wanted } = yield* race({
      wanted: take(autoLoginEvents.localHostsWanted),
      skipped: take(autoLoginEvents.localHostsSkipped),
      late: delay(AUTO_LOGIN_WAIT_MS),
    })
    answered = true
    return wanted !== undefined
  } finally {
    if (!answered) yield* put(autoLoginActions.cancelled())
  }
}

/** Shows the left-out local hosts before the page is left, unless the person has skipped them all (sign-in/local-hosts-told). */
function* showLeftOutHosts(leftOut: readonly LeftOutHost[]): Saga {
  const names = leftOut.map(({ name }) => name)
  if (leftOut.some(({ why }) => why !== 'skipped')) {
    const denied = leftOut.some(({ why }) => why === 'denied')
    yield* call(untilRead, { names, denied })
  }
  yield* put(autoLoginActions.notified(names))
}

/** Ends when the person continues, or after 5000 ms unless the person chooses to stay. */
function* untilRead(told: Parameters<typeof autoLoginActions.leftOutTold>[0]): Saga {
  let read = false
  try {
    yield* put(autoLoginActions.leftOutTold(told))
    const { stayed } = yield* race({
      continued: take(autoLoginEvents.leftOutRead),
      stayed: take(autoLoginActions.leftOutKept),
      late: delay(LEFT_OUT_NOTICE_MS),
    })
    if (stayed) yield* take(autoLoginEvents.leftOutRead)
    read = true
  } finally {
    if (!read) yield* put(autoLoginActions.cancelled())
  }
}
