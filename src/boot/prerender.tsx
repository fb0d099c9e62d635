import { createMemoryHistory } from 'history'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { ServerStyleSheet, StyleSheetManager } from 'styled-components'
import { App } from 'src/app/App'
import { BASE_PATH } from 'src/constants/basePath'
import type { ProblemCode } from 'src/constants/problems'
import type { RenderedForm } from 'src/features/signIn/form/renderedForm'
import type { LoginState } from 'src/features/signIn/loginSlice'
import { buildStore } from 'src/store/createStore'

export interface Prerendered {
  html: string
  /** The page in each state of the first form. */
  forms: Record<RenderedForm, string>
  style: string
}

const withProblem = (step: 'username' | 'password', code: ProblemCode): LoginState => ({
  username: '',
  step,
  problem: { code },
})
const atProvider = { username: '', step: 'idpRedirect', redirectUrl: '', ownProvider: false } as const

/** One example of each state. States that differ only in their texts share a name. */
export const EXAMPLES: Record<RenderedForm, LoginState> = {
  username: { username: '', step: 'username' },
  lookingUp: { username: '', step: 'lookingUp' },
  password: { username: '', step: 'password' },
  signingIn: { username: '', step: 'signingIn' },
  'username!': withProblem('username', 'serverLater'),
  'username!username': withProblem('username', 'enterUsername'),
  'password!': withProblem('password', 'serverLater'),
  'password!username': withProblem('password', 'enterUsername'),
  'password!password': withProblem('password', 'wrongCredentials'),
  'password!both': withProblem('password', 'enterBoth'),
  idpRedirect: atProvider,
  'idpRedirect.name': { ...atProvider, name: '{provider}' },
}

/** The page in each state of the first form, with the style of all; runs at build time. */
export function prerender(productName: string): Prerendered {
  const { store, adopt } = buildStore(createMemoryHistory({ initialEntries: [`${BASE_PATH}/`] }))
  const sheet = new ServerStyleSheet()
  const render = (login: LoginState): string => {
    const state = { ...store.getState(), login }
    return renderToString(
      <StyleSheetManager sheet={sheet.instance}>
        <Provider store={{ ...store, getState: () => state }}>
          <App productName={productName} adopt={adopt} />
          {null}
        </Provider>
      </StyleSheetManager>,
    )
  }
  const entries = Object.entries(EXAMPLES).map(([name, login]) => [name, render(login)])
  const forms = Object.fromEntries(entries) as Record<RenderedForm, string>
  return { html: forms.username, forms, style: sheet.getStyleTags() }
}
