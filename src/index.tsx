import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { App } from 'src/App'
import { config } from 'src/services/config'
import { isForeignFrame } from 'src/services/environment'
import { createStore } from 'src/store/createStore'
import 'src/styles/global.css'

const root = document.getElementById('root')

if (root && !isForeignFrame()) {
  const { store, adopt } = createStore()
  const show = () =>
    createRoot(root).render(
      <Provider store={store}>
        <App productName={config().productName} adopt={adopt} />
      </Provider>,
    )
  // A look of the company's own comes before the first paint: it must not change before the person's eyes.
  const { accentColor, texts } = config()
  if (accentColor ?? texts) {
    void import('src/screens/companyLook').then(({ putOnLook }) => putOnLook()).then(show, show)
  } else show()
}
