import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ProofName } from 'src/constants/journeys'
import type { Problem } from 'src/constants/problems'
import { recordActions } from 'src/features/record/recordSlice'
import { problemCase, sessionEvents } from 'src/features/session/sessionEvents'
import type { Credentials } from 'src/services/api/authService'
import { isSameName } from 'src/services/cleanUsername'

/**
 * The progress of the sign-in (sign-in/username-first). `remembered`: the username is the one stored in this browser.
 * No state contains the password, which is only in the action.
 */
export type LoginState = { username: string; remembered?: true } &
  /** `typed`: the person has typed the name into its field. */
  (
    | { step: 'username'; problem?: Problem; typed?: true }
    | { step: 'lookingUp' }
    | { step: 'password'; problem?: Problem }
    /** `answered`: the server accepted the password, or the credential that replaces it (`by`), and the page reads the rest of the answer. */
    /** `proving`: the proof that the server requires and that is not ready yet. */
    | { step: 'signingIn'; answered?: true; by?: 'device'; proving?: ProofName | undefined }
    | { step: 'idpRedirect'; redirectUrl: string; ownProvider: boolean; name?: string; problem?: Problem }
    /** The page is being left, and the container is hidden. */
    | { step: 'leaving' }
  )

/** The provider, with its name if the person may know it (sign-in/to-provider). */
type ProviderFound = Pick<
  Extract<LoginState, { step: 'idpRedirect' }>,
  'redirectUrl' | 'ownProvider' | 'name'
>

/** Returns the username, and whether it is the one stored in this browser. */
const named = ({ username, remembered }: LoginState) => ({ username, ...(remembered && { remembered }) })

/** Returns the submitted name; it still counts as remembered if only its case has changed. */
const submittedName = (state: LoginState, username: string) => ({
  ...(isSameName(state.username, username) && named(state)),
  username,
})

export const asksPassword = (state: LoginState): boolean =>
  state.step === 'password' || (state.step === 'signingIn' && !state.by)

const ENTER_USERNAME: Problem = { code: 'enterUsername' }

const isFirst = ({ step }: LoginState): boolean => step === 'username' || step === 'lookingUp'

const initialState = { username: '', step: 'username' } as LoginState

export const loginSlice = createSlice({
  name: 'login',
  initialState,
  reducers: {
    arrived: (
      _state,
      { payload }: PayloadAction<{ username: string; remembered?: true; problem?: Problem }>,
    ): LoginState => ({
      ...payload,
      step: 'username',
    }),
    /** The cookie of an earlier sign-in opens another page: a name in the field is not that account's (sign-in/simple-cookie). */
    redirected: (): LoginState => ({ username: '', step: 'leaving' }),
    /** Editing the username cancels a pending lookup; it never cancels a sign-in. */
    usernameEdited: (state, { payload: username }: PayloadAction<string>): LoginState =>
      state.step === 'signingIn' || state.step === 'leaving'
        ? state
        : { username, step: 'username', typed: true },
    /** Back leads to the username, also from a sign-in that is under way, but not from an arrival that opens another page (sign-in/back). */
    wentBack: (state): LoginState =>
      isFirst(state) || (state.step === 'leaving' && !state.username)
        ? state
        : { ...named(state), step: 'username' },
    /** Forward shows the step after the username again, without its problem, unless the name is another one. */
    wentForward: (state, { payload: second }: PayloadAction<LoginState>): LoginState =>
      state.step === 'username' && isSameName(state.username, second.username)
        ? { ...second, username: state.username }
        : state,
    passwordEdited: state => {
      if (state.step === 'password') delete state.problem
    },
    usernameSubmitted: (state, { payload }: PayloadAction<string>): LoginState => {
      if (state.step !== 'username') return state
      const who = submittedName(state, payload)
      return payload === ''
        ? { ...who, step: 'username', problem: ENTER_USERNAME }
        : { ...who, step: 'lookingUp' }
    },
    passwordAsked: (state): LoginState => ({ ...named(state), step: 'password' }),
    providerFound: ({ username }, { payload }: PayloadAction<ProviderFound>): LoginState => ({
      username,
      step: 'idpRedirect',
      ...payload,
    }),
    passwordSubmitted: (state, { payload }: PayloadAction<Credentials>): LoginState => {
      if (state.step !== 'password') return state
      const problem = entryProblem(payload)
      const who = submittedName(state, payload.username)
      return problem ? { ...who, step: 'password', problem } : { ...who, step: 'signingIn' }
    },
    proofAwaited: (state, { payload: proving }: PayloadAction<ProofName | undefined>) => {
      if (state.step === 'signingIn') state.proving = proving
    },
    /** The failure is shown at the step that made the call. */
    failed: problemCase<LoginState>((state, problem) => {
      if (state.step !== 'idpRedirect')
        return { ...named(state), step: asksPassword(state) ? 'password' : 'username', problem }
      state.problem = problem
      return undefined
    }),
    continued: (state, { payload }: PayloadAction<string>): LoginState | undefined => {
      if (payload === '') return { username: '', step: 'username', problem: ENTER_USERNAME }
      if (state.step === 'idpRedirect') delete state.problem
      return undefined
    },
    /** Forgets this name for another person, and removes it from the field if it is there (sign-in/not-you). */
    nameForgotten: (state, { payload: name }: PayloadAction<string>): LoginState =>
      isSameName(state.username, name) ? initialState : state,
    /** Another way to sign in has proven the person: the form waits for the next step, with the name from the answer. */
    personProven: (_state, { payload: username }: PayloadAction<string>): LoginState => ({
      username,
      step: 'signingIn',
      answered: true,
      by: 'device',
    }),
    passwordForgotten: (_state, { payload }: PayloadAction<string>): LoginState => ({
      username: payload,
      step: 'username',
    }),
  },
  extraReducers: builder => {
    builder
      // At once: the server may take its time, and the next person begins to type.
      .addCase(sessionEvents.signOutRequested, ({ username }, { payload: forget }): LoginState => ({
        username: forget ? '' : username,
        step: 'username',
      }))
      .addCase(recordActions.answered, state => {
        if (state.step === 'signingIn') state.answered = true
      })
      // The typed username stays; a password disappears with its field (one-sign-in/ended).
      .addCase(sessionEvents.overtaken, ({ username }): LoginState => ({ username, step: 'username' }))
      .addCase(sessionEvents.pageLeft, ({ username }): LoginState => ({ username, step: 'leaving' }))
  },
  selectors: { selectLogin: state => state },
})

export const loginActions = loginSlice.actions
export const { selectLogin } = loginSlice.selectors

type Named = Extract<LoginState, { step: 'username' }>

/** Whether the form has nothing to show but the name. */
const isPlain = (login: LoginState): login is Named =>
  login.step === 'username' && !login.problem && !login.remembered

/** Whether the form shows the next state already: a typed key renders nothing (decision 0116). */
export const showsSameForm = (now: LoginState, next: LoginState): boolean =>
  now === next || (isPlain(now) && isPlain(next) && (next.typed === true || next.username === now.username))

/** Returns the problem with the entered name and password; undefined if both are present (sign-in/entry). */
function entryProblem({ username, password }: Credentials): Problem | undefined {
  if (username === '') return password === '' ? { code: 'enterBoth' } : ENTER_USERNAME
  return password === '' ? { code: 'enterPassword' } : undefined
}
