import { type RefObject, useEffect, useReducer, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { useDispatch, useSelector } from 'react-redux'
import { AccountChoice } from 'src/features/signIn/accounts/AccountChoice'
import { loginActions } from 'src/features/signIn/loginSlice'
import { selectPopup } from 'src/features/record/selectors'
import { pruneAccounts, isRemembered, readAccounts } from 'src/services/storage/accounts'
import { isSameName } from 'src/services/cleanUsername'

export interface AccountsProps {
  field: RefObject<HTMLInputElement | null>
  /** Puts a name into the field as if the person had typed it. */
  fill: (name: string) => void
}

/** Offers the names that have signed in on this browser, below the form of the first step (sign-in/accounts). */
export function Accounts({ field, fill }: AccountsProps) {
  const dispatch = useDispatch()
  // A window that the web app has opened waits for the person who was signed in there before.
  const popup = useSelector(selectPopup)
  const [open, setOpen] = useState(false)
  const [, readAgain] = useReducer((times: number) => times + 1, 0)
  const { names, others } = useAccounts()
  useEffect(pruneAccounts)
  const take = (name: string) => {
    fill(name)
    field.current?.focus()
    setOpen(false)
  }
  const choose = (name: string) => {
    // The form must handle the edit before it is submitted, because the edit ends the lookup of another name.
    flushSync(() => take(name))
    field.current?.form?.requestSubmit()
  }
  const forget = (name: string) => {
    dispatch(loginActions.nameForgotten(name))
    if (isSameName(field.current?.value ?? '', name)) fill('')
    readAgain()
  }
  // If the remembered name is the only one, there is nothing to choose.
  if (popup || (open ? names : others).length === 0) return null
  return (
    <AccountChoice
      names={names}
      others={others}
      open={open}
      onToggled={() => setOpen(!open)}
      onChosen={choose}
      onForgotten={forget}
      onOther={() => take('')}
    />
  )
}

interface AccountNames {
  names: string[]
  /** The names that are not in the cookies. */
  others: string[]
}

const never = () => () => undefined

/** Returns the names as a string, which is equal as long as the names are. */
function readText(): string {
  const names = readAccounts()
  return JSON.stringify({ names, others: names.filter(name => !isRemembered(name)) })
}

/** Returns the names that have signed in on this browser. Each render reads them again: another tab may have changed them before the list opens, and 'Use another account' changes them (sign-in/accounts). */
const useAccounts = () => JSON.parse(useSyncExternalStore(never, readText)) as AccountNames
