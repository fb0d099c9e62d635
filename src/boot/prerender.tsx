import { createMemoryHistory } from 'history'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { ServerStyleSheet, StyleSheetManager } from 'styled-components'
import { App } from 'src/app/App'
import { BASE_PATH } from 'src/constants/basePath'
import { buildStore } from 'src/store/createStore'

/** The first step as the page has it before any script, with its style; runs at build time. */
export function prerender(productName: string): { html: string; style: string } {
  const { store, adopt } = buildStore(createMemoryHistory({ initialEntries: [`${BASE_PATH}/`] }))
  const sheet = new ServerStyleSheet()
  const html = renderToString(
    <StyleSheetManager sheet={sheet.instance}>
      <Provider store={store}>
        <App productName={productName} adopt={adopt} />
        {null}
      </Provider>
    </StyleSheetManager>,
  )
  return { html, style: sheet.getStyleTags() }
}
