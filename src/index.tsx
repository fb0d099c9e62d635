import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { App } from 'src/App'
import { prepareLanguage } from 'src/messages/catalogue'
import { config } from 'src/services/config'
import { isForeignFrame } from 'src/services/environment'
import { wantedCultures } from 'src/services/wantedCultures'
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
  // The person's words and a look of the company's own come before the first paint: neither may change before the person's eyes.
  const { accentColor, texts } = config()
  const language = prepareLanguage(wantedCultures())
  const look =
    (accentColor ?? texts)
      ? import('src/screens/companyLook').then(({ putOnLook }) => putOnLook())
      : undefined
  if (language ?? look) void Promise.allSettled([language, look]).then(show)
  else show()
}
