import { push, replace } from 'redux-first-history'
import { testSaga } from 'redux-saga-test-plan'
import { ROUTES } from 'src/constants/routes'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { sessionActions } from 'src/features/session/sessionSlice'
import { loginActions } from 'src/features/signIn/loginSlice'
import { recordActions } from 'src/features/record/recordSlice'
import * as leave from 'src/sagas/navigation/goTo'
import { returnToSignIn } from 'src/sagas/navigation/returnToSignIn'
import { assignLocation, replaceLocation } from 'src/services/browser/navigation'

const FACTOR = '/verification'
const OUTSIDE = 'https://idp.example/'
const LATER = { code: 'serverLater' } as const

// (addresses/replace)
test('a transient step is replaced, any other page stays for Back', () => {
  const screen = testSaga(leave.advanceTo, FACTOR).next().save('route')
  screen.next(FACTOR).call(leave.redirectTo, FACTOR, undefined)
  screen.restore('route').next('/').call(leave.goTo, FACTOR, undefined)
  const outside = testSaga(leave.exitAdvancing, OUTSIDE).next().save('route')
  outside.next(FACTOR).call(leave.exitReplacing, OUTSIDE)
  outside.restore('route').next('/').call(leave.exitTo, OUTSIDE)
})

test('a page outside the app is loaded after the end of this page is announced', () => {
  testSaga(leave.goTo, FACTOR).next().put(push('/signin/verification', undefined)).next().isDone()
  testSaga(leave.redirectTo, FACTOR).next().put(replace('/signin/verification', undefined)).next().isDone()
  testSaga(leave.exitTo, OUTSIDE).next().put(sessionEvents.pageLeft()).next().call(assignLocation, OUTSIDE)
  testSaga(leave.exitReplacing, OUTSIDE)
    .next()
    .put(sessionEvents.pageLeft())
    .next()
    .call(replaceLocation, OUTSIDE)
})

test('an aborted sign-in shows its problem on the sign-in page', () => {
  const aborted = testSaga(leave.abortSignIn, LATER).next().save('route')
  aborted.next('/').put(loginActions.failed(LATER)).next().isDone()
  aborted
    .restore('route')
    .next(FACTOR)
    .put(sessionActions.signInAborted(LATER))
    .next()
    .call(leave.advanceTo, ROUTES.login)
})

// (password-change/session-over)
test('a page whose session has ended can be returned to, unless another address is known', () => {
  const ended = testSaga(returnToSignIn).next().next('/security').save('caller')
  ended.next(undefined).put(recordActions.returned({ back: undefined, caller: '/security' }))
  ended.restore('caller').next('popup').call(leave.redirectTo, '/', { previousPath: '/security' })
  testSaga(returnToSignIn).next().next(FACTOR).call(leave.redirectTo, '/', { previousPath: FACTOR })
})
