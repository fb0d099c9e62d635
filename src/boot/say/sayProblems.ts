import { passwordField, showStep } from 'src/boot/showStep'
import { problemOf, shownStep } from 'src/boot/shownStep'
import { signOf } from 'src/boot/say/signOf'
import { toneOf } from 'src/components/feedback/toneOf'
import { focusWait } from 'src/components/fields/focusWait'
import type { Problem } from 'src/constants/problems'
import { ROUTES } from 'src/constants/routes'
import { invalidField } from 'src/features/signIn/form/invalidField'
import { loginActions, type LoginState } from 'src/features/signIn/loginSlice'
import { selectLogin } from 'src/features/signIn/selectors'
import { words } from 'src/messages/catalogue'
import type { Handover } from 'src/services/http/handover'
import type { AppStore } from 'src/store/createStore'

const ID = 'sign-in-problem'

/** Says the problems of the form, exactly as React draws them, until it has taken over (sign-in/before-react). */
export function sayProblems(store: AppStore, page: Handover): void {
  let unsay = (): void => undefined
  const show = (): void => {
    const login = selectLogin(store.getState())
    const problem = login.step === 'idpRedirect' ? undefined : problemOf(login)
    if (page.taken || problem === page.said) return
    unsay()
    const text = problem && wordsOf(problem)
    unsay = text ? say(page, login, problem, text) : () => undefined
  }
  document.addEventListener('input', ({ target }) => {
    if (!page.taken && (target as Element).id === 'password') store.dispatch(loginActions.passwordEdited())
  })
  store.subscribe(show)
  show()
}

/** The words of a problem that is one line in red; undefined for one that counts down, waits for the network or says more. */
function wordsOf({ code, until }: Problem): string | undefined {
  if (until || code === 'offline' || code === 'loginDenied' || code === 'serverText') return undefined
  const text = words()[`problem.${code}`]
  return toneOf(code) === 'danger' && typeof text === 'string' ? text : undefined
}

/** Puts a problem below the field that it concerns, else below the last one, and the focus into the field; returns what takes it away. */
function say(page: Handover, login: LoginState, problem: Problem, text: string): () => void {
  page.said = problem
  showStep(page, shownStep(login, ROUTES.login, page))
  const username = document.querySelector<HTMLInputElement>('#root #username')
  const password = passwordField()
  const invalid = invalidField(problem)
  const below = invalid === 'username' ? username : (password ?? username)
  const fields = [
    invalid === 'username' && username,
    (invalid === 'password' || problem.code === 'enterBoth') && password,
  ].filter(field => field instanceof HTMLInputElement)
  const alert = alertOf(
    text,
    fields.some(field => field === below),
  )
  below?.parentElement?.lastElementChild?.append(alert)
  const tie = (): void => {
    for (const field of fields) field.setAttribute('aria-describedby', ID)
  }
  for (const field of fields) field.setAttribute('aria-invalid', 'true')
  const wait = fields[0] && focusWait(document, fields[0].id)
  if (wait) wait.onfinish = tie
  else tie()
  fields[0]?.focus()
  if (invalid === 'password') password?.select()
  return () => {
    delete page.said
    wait?.cancel()
    alert.remove()
    for (const field of fields)
      for (const name of ['invalid', 'describedby']) field.removeAttribute(`aria-${name}`)
  }
}

/** As ProblemAlert has it; `tied` where its field says the words when it takes the focus (accessibility/errors). */
function alertOf(text: string, tied: boolean): HTMLElement {
  const alert = Object.assign(document.createElement('div'), { className: 'told', id: ID, role: 'alert' })
  Object.assign(alert.dataset, { tone: 'danger', line: 'true' })
  const line = Object.assign(document.createElement('p'), { dir: 'auto', textContent: text })
  const box = document.createElement('div')
  if (tied) box.setAttribute('aria-live', 'off')
  box.append(line)
  alert.append(signOf('danger'), box)
  return alert
}
