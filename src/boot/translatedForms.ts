import { putWords, dataOf } from 'src/boot/inline/firstWords'
import { passwordField } from 'src/boot/renderedPage'
import { focusWait } from 'src/components/fields/focusWait'
import { hintOf, invalidField } from 'src/features/signIn/form/problemPlace'
import { type TranslatedFormName, translatedFormName } from 'src/features/signIn/form/renderedForm'
import { loginActions, type LoginState } from 'src/features/signIn/loginSlice'
import { language, prepareLanguage, words } from 'src/messages/catalogue'
import type { MessageKey } from 'src/messages/en-US'
import type { Handover } from 'src/services/http/handover'
import type { AppStore } from 'src/store/createStore'

/** A node as the build writes it down: Trusted Types would not allow to parse markup. */
export type NodeDescription =
  string | [name: string, attributes: Record<string, string>, ...children: NodeDescription[]]

export interface TranslatedForm {
  markup: Element
  /** Moves the focus; returns a function that cancels a pending move. */
  settle: () => (() => void) | undefined
}

const SVG = 'http://www.w3.org/2000/svg'
const SHAPES = ['svg', 'path', 'circle']

/** Creates the nodes that the build has described. */
function createNode(description: NodeDescription): Node {
  if (typeof description === 'string') return document.createTextNode(description)
  const [name, attributes, ...children] = description
  const node = SHAPES.includes(name) ? document.createElementNS(SVG, name) : document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value)
  node.append(...children.map(createNode))
  return node
}

const textOf = (key: MessageKey | 'problem.serverText' | undefined): string => {
  const text = key && key !== 'problem.serverText' && words()[key]
  return typeof text === 'string' ? text : ''
}

/** Loads the states of the first form whose texts are not in the page: problems, and the step of a provider (sign-in/before-react). */
export async function loadTranslatedForms(
  store: AppStore,
  page: Handover,
): Promise<(login: LoginState) => TranslatedForm | undefined> {
  const answer = fetch(String(dataOf('foyer-chunks').forms)).then(
    response => response.json() as Promise<Forms>,
  )
  const [forms] = await Promise.all([answer, prepareLanguage([page.language])])
  if (page.language !== language()) return () => undefined
  document.addEventListener('input', ({ target }) => {
    if (!page.taken && target === passwordField()) store.dispatch(loginActions.passwordEdited())
  })
  return login => translatedFormOf(login, forms, page)
}

type Forms = Record<TranslatedFormName, NodeDescription>

function translatedFormOf(login: LoginState, forms: Forms, page: Handover): TranslatedForm | undefined {
  const name = translatedFormName(login)
  const problem = 'problem' in login ? login.problem : undefined
  const text = textOf(problem && `problem.${problem.code}`)
  if (!name || (problem && !text)) return undefined
  const markup = createNode(forms[name]) as Element
  const provider = login.step === 'idpRedirect' ? (login.name ?? '') : ''
  page.makeOwn(markup)
  putWords(markup, {
    '{problem}': text,
    '{provider}': provider,
    '{provider}. ': `${provider}. `,
    '{hint}': textOf(hintOf(login)),
    '{continue}': textOf('login.continue'),
  })
  return { markup, settle: () => moveFocus(invalidField(problem)) }
}

/** Moves the focus into the field that a problem concerns. A screen reader announces the field's name before the problem (accessibility/heard-once). */
function moveFocus(id: 'username' | 'password' | undefined): (() => void) | undefined {
  const field = document.querySelector<HTMLInputElement>(`#root #${id}`)
  const described = field?.getAttribute('aria-describedby')
  if (!field || !described) return undefined
  const wait = focusWait(document, field.id)
  if (wait) {
    field.removeAttribute('aria-describedby')
    wait.onfinish = () => field.setAttribute('aria-describedby', described)
  }
  field.focus()
  if (id === 'password') field.select()
  return () => wait?.cancel()
}
