import { ENTRY_ROUTES, type Route, ROUTES } from 'src/constants/routes'
import { recordActions } from 'src/features/record/recordSlice'
import { selectRecord } from 'src/features/record/selectors'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { tryCall } from 'src/sagas/caught'
import { call, put, type Saga, select, spawn } from 'src/sagas/effects'
import { redirectTo } from 'src/sagas/navigation/goTo'
import { compareMark, completeProviderReturn, nameAccount } from 'src/sagas/oneSignIn/oneSignIn'
import { isReturn } from 'src/services/browser/browsingContext'
import { queryParameter } from 'src/services/browser/navigation'
import { readMark } from 'src/services/storage/oneSignIn/currentSignIn'

/**
 * Attaches a page load to the sign-in that this tab has begun, if it is still the latest of the browser; otherwise to
 * the latest one (one-sign-in/whose, one-sign-in/provider-return).
 */
export function* attachPage(): Saga {
  if ((yield* select(selectRecord)).account.proof === 'away') {
    if (yield* call(hasReturned)) {
      if (!(yield* call(returnFromProvider))) yield* call(redirectTo, ROUTES.login)
      return
    }
    yield* put(recordActions.providerAbandoned())
  }
  const { account, signOut } = yield* select(selectRecord)
  if (account.proof === 'none') {
    // Only a mark that replaces the one of the failed sign-out counts as a sign-in.
    if (signOut) yield* call(compareMark)
    return yield* call(bindRoute)
  }
  if (!(yield* call(compareMark))) yield* call(redirectTo, ROUTES.login)
}

/** Begins the sign-in of the returning user. If the rules fail to load, no identity counts as proven. */
function* returnFromProvider(): Saga<boolean> {
  const begun = yield* tryCall('the return from a provider', completeProviderReturn)
  if (begun === undefined) yield* put(recordActions.providerAbandoned())
  return begun ?? false
}

/** Whether a provider has returned to the session status and reported that no one signed in (sign-in/provider-broken-off). */
function* hasReturned(): Saga<boolean> {
  if ((yield* call(isReturn)) || (yield* select(selectRoute)) !== ROUTES.sessionStatus) return false
  return (yield* call(queryParameter, 'error')) === undefined
}

/** Returns whether a screen belongs to an account, even if the page knows no name (one-sign-in/bound). */
const needsAccount = (route: Route): boolean => !ENTRY_ROUTES.some(each => each === route)

/** Binds a page that has begun no sign-in to the mark that it finds, as soon as its screen belongs to an account; releases it from there (one-sign-in/bound). */
export function* bindRoute(): Saga {
  const { account } = yield* select(selectRecord)
  if ('name' in account) return
  const bound = account.proof === 'mark'
  const route = yield* select(selectRoute)
  if (!needsAccount(route)) {
    if (bound) yield* put(recordActions.unbound())
    return
  }
  if (bound) return
  yield* put(recordActions.bound((yield* call(readMark)) ?? { id: '', who: '' }))
  // If the name stays unknown, the page shows none; each request still compares the session.
  yield* spawn(tryCall, 'session status', nameAccount)
}
