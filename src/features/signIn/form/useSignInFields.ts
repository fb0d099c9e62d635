import { type RefObject, useEffect, useRef, type ComponentType, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { Problem } from 'src/constants/problems'
import { invalidField } from 'src/features/signIn/form/problemPlace'
import { asksPassword, loginActions, type LoginState } from 'src/features/signIn/loginSlice'
import { cleanName } from 'src/services/cleanUsername'
import type { EyeProps } from 'src/components/fields/PasswordField'

export interface SignInFields {
  username: RefObject<HTMLInputElement | null>
  password: RefObject<HTMLInputElement | null>
  /** Returns the normalised username for the lookup. */
  typedUsername: () => string
  onNameEdited: () => void
  /** Puts the name of a chosen account into the field. */
  fillName: (name: string) => void
  forgetName: () => void
}

/** Manages the two uncontrolled fields of the form: moves the focus to the field that a problem concerns, and reports each edit once (accessibility/focus-moves). */
export function useSignInFields(login: LoginState, problem: Problem | undefined): SignInFields {
  const dispatch = useDispatch()
  const username = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const invalid = invalidField(problem)
  const isFirst = login.step === 'username'
  const isSecond = asksPassword(login) || login.step === 'idpRedirect'
  const wasSecond = useRef(isSecond)
  const byDevice = login.step === 'signingIn' && login.by === 'device' ? login.username : undefined
  const typedUsername = () => cleanName(username.current?.value ?? '')

  useEffect(() => {
    // Shows the name of a person who has proven it in another way: the field may contain another one, or none.
    if (byDevice !== undefined && username.current) username.current.value = byDevice
  }, [byDevice])
  useEffect(() => {
    if (invalid === 'username') username.current?.focus()
    if (invalid === 'password') {
      password.current?.focus()
      // Selects the password, so that typing replaces it.
      password.current?.select()
    }
  }, [invalid, problem])

  useEffect(() => {
    // Back may have removed the field with the focus (accessibility/focus-moves).
    if (isFirst && wasSecond.current) username.current?.focus()
    wasSecond.current = isSecond
  }, [isFirst, isSecond])

  const onNameEdited = () => {
    const typed = typedUsername()
    // The edits of the first step are not rendered (showsSameForm), so its name may be outdated. At every other step it reveals an edit.
    if ((login.step === 'username' && !problem) || typed !== login.username)
      dispatch(loginActions.usernameEdited(typed))
  }
  const fillName = (name: string) => {
    if (!username.current || username.current.value === name) return
    username.current.value = name
    onNameEdited()
  }
  const forgetName = () => {
    dispatch(loginActions.nameForgotten(login.username))
    if (!username.current) return
    username.current.value = ''
    username.current.focus()
  }
  return { username, password, typedUsername, onNameEdited, fillName, forgetName }
}

export interface LoadAhead {
  /** Starts loading the code that runs after the password; resolves to the button that shows the typed password. */
  loadNext: () => Promise<ComponentType<EyeProps>>
  /** Starts loading the notice for the departure to a provider, and the code that handles the return. */
  loadForProvider?: (() => Promise<unknown>) | undefined
}

/** Loads the code of the next step, and returns the button that shows the typed password once it has loaded. */
export function useLoadAhead(
  { loadNext, loadForProvider }: LoadAhead,
  withPassword: boolean,
  atProvider: boolean,
): ComponentType<EyeProps> | undefined {
  const [eye, setEye] = useState<ComponentType<EyeProps>>()
  useEffect(() => {
    if (!withPassword) return
    loadNext().then(
      loaded => setEye(() => loaded),
      () => undefined,
    )
  }, [withPassword, loadNext])
  useEffect(() => {
    if (atProvider) loadForProvider?.().catch(() => undefined)
  }, [atProvider, loadForProvider])
  return eye
}
