import { testSaga } from 'redux-saga-test-plan'
import {
  passkeyListActions,
  type PasskeyListState,
  selectPasskeyList,
} from 'src/features/account/passkeyListSlice'
import {
  changeActions,
  type ChangeState,
  selectChange,
} from 'src/features/password/change/changePasswordSlice'
import { type ForgotState, selectForgot } from 'src/features/password/forgot/forgotPasswordSlice'
import { resetActions, selectReset } from 'src/features/password/reset/resetPasswordSlice'
import type { ResetState } from 'src/features/password/reset/resetState'
import { untilSignOutSettled } from 'src/sagas/oneSignIn/oneSignIn'
import { saveChangedPassword } from 'src/sagas/password/changePasswordSaga'
import { resetAtProvider } from 'src/sagas/password/forgotPasswordSaga'
import { removeListed } from 'src/sagas/account/passkeyListSaga'
import { checkCode, sendCode } from 'src/sagas/password/resetPasswordSaga'

const reset = { username: 'ada', info: { reference: '5678', isGuest: false }, phone: '', visit: 1 }
const enterCode: ResetState = { ...reset, step: 'enterCode', codes: 1, resent: false }
const listed: PasskeyListState = { state: 'listed', rpId: 'harbor.test', list: [], removed: 0, removing: 'b' }
const editing: ForgotState = { username: 'ada', visit: 1, startAgain: false, step: 'editing' }
const updated: ChangeState = { step: 'passwordUpdated' }
const passwords = { currentPassword: 'Old-Horse-8', newPassword: 'Correct-Horse-9' }

const change = () => saveChangedPassword(changeActions.submitted(passwords))
const remove = () => removeListed(passkeyListActions.removePressed('a'))
const check = () => checkCode(resetActions.codeSubmitted({ code: '012345' }))

// The slice has rejected the event: its page is at another step.
test.each<[what: string, run: () => Generator, selector: (state: never) => unknown, state: object]>([
  ['a completed password change', change, selectChange, updated],
  ['a passkey while another is removed', remove, selectPasskeyList, listed],
  ['a passkey before the list has loaded', remove, selectPasskeyList, { state: 'loading' }],
  ['a reset code that was sent', sendCode, selectReset, enterCode],
  ['a reset code that is typed', check, selectReset, enterCode],
])('%s starts nothing', (_what, run, selector, state) => {
  testSaga(run).next().select(selector).next(state).isDone()
})

test('an identity provider that was not announced starts nothing', () => {
  testSaga(resetAtProvider)
    .next()
    .call(untilSignOutSettled)
    .next()
    .select(selectForgot)
    .next(editing)
    .isDone()
})
