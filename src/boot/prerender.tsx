import { createMemoryHistory } from 'history'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { ServerStyleSheet, StyleSheetManager } from 'styled-components'
import { App } from 'src/app/App'
import { BASE_PATH } from 'src/constants/basePath'
import { loginActions } from 'src/features/signIn/loginSlice'
import { buildStore } from 'src/store/createStore'

export interface Prerendered {
  html: string
  /** The page at the step of the password. */
  password: string
  style: string
}

/** The first step as the page has it before any script, and the next one, with their style; runs at build time. */
export function prerender(productName: string): Prerendered {
  const { store, adopt } = buildStore(createMemoryHistory({ initialEntries: [`${BASE_PATH}/`] }))
  const sheet = new ServerStyleSheet()
  const render = () =>
    renderToString(
      <StyleSheetManager sheet={sheet.instance}>
        <Provider store={store}>
          <App productName={productName} adopt={adopt} />
          {null}
        </Provider>
      </StyleSheetManager>,
    )
  const html = render()
  store.dispatch(loginActions.passwordAsked())
  return { html, password: render(), style: sheet.getStyleTags() }
}
