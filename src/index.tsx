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
  createRoot(root).render(
    <Provider store={store}>
      <App productName={config().productName} adopt={adopt} />
    </Provider>,
  )
}
