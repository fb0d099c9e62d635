import { useReducer, useState, useSyncExternalStore } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useDispatch, useSelector } from 'react-redux'
import { ROUTES } from 'src/constants/routes'
import { selectNativeClient } from 'src/features/environment/environmentSlice'
import { AccountChoice } from 'src/features/signIn/accounts/AccountChoice'
import { loginActions } from 'src/features/signIn/loginSlice'
import type { AppState } from 'src/features/rootReducer'
import { selectLogin } from 'src/features/signIn/selectors'
import { selectPopup } from 'src/features/session/record/selectors'
import { selectRoute } from 'src/features/session/selectRoute'
import { fillField, focusField, holderOf, submitField, textOf } from 'src/services/browser/field/fillField'
import { isRemembered, readAccounts } from 'src/services/storage/username/accounts'

const FIELD = 'username'
const asksName = (state: AppState) => ['username', 'lookingUp'].includes(selectLogin(state).step)
const isOfRemembered = (state: AppState) => selectLogin(state).remembered
const neverTold = () => () => undefined

/**
 * The choice among the names that have signed in on this browser, below the form of the first step (sign-in/accounts).
 * It is drawn from outside of that step, whose code is in the first load (sign-in/accounts).
 */
export function Accounts() {
  const route = useSelector(selectRoute)
  const asked = useSelector(asksName)
  const native = useSelector(selectNativeClient)
  const popup = useSelector(selectPopup)
  // A native client has one person; a window that the web app has opened waits for the one who was there.
  const here = route === ROUTES.login && asked && !native && !popup
  // Read after each commit: the step may be drawn in the same one.
  const place = useSyncExternalStore(neverTold, () => holderOf(FIELD))
  return here && place && createPortal(<Choice />, place)
}

function Choice() {
  const dispatch = useDispatch()
  const [open, setOpen] = useState(false)
  const [, readAgain] = useReducer((times: number) => times + 1, 0)
  // Read by each render: when the list opens, for another tab may have changed it, and after 'Use another account', which does.
  useSelector(isOfRemembered)
  const names = readAccounts()
  const take = (name: string) => {
    fillField(FIELD, name)
    focusField(FIELD)
    setOpen(false)
  }
  const choose = (name: string) => {
    // The form has heard of the edit before it is sent: it ends the lookup of another name.
    flushSync(() => take(name))
    submitField(FIELD)
  }
  const forget = (name: string) => {
    dispatch(loginActions.nameForgotten(name))
    if (textOf(FIELD) === name) fillField(FIELD, '')
    readAgain()
  }
  return (
    // With the remembered name alone there is nothing to choose.
    names.some(name => open || !isRemembered(name)) && (
      <AccountChoice
        names={names}
        open={open}
        onToggled={() => setOpen(!open)}
        onChosen={choose}
        onForgotten={forget}
        onOther={() => take('')}
      />
    )
  )
}
