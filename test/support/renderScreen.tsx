import {
  type Action,
  combineReducers,
  configureStore,
  type Middleware,
  type Reducer,
  Tuple,
} from '@reduxjs/toolkit'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { ThemeProvider } from 'styled-components'
import { theme } from 'src/styles/theme'

/** Renders an element in the theme, which `rerender` keeps. */
export const renderThemed = (element: ReactNode) =>
  render(element, { wrapper: ({ children }) => <ThemeProvider theme={theme}>{children}</ThemeProvider> })

/** Renders a screen in the theme, with a store of these slices. `seen` contains the types of all dispatched actions. */
export function renderScreen(screen: ReactNode, slices: Record<string, Reducer>, preloadedState = {}) {
  const seen: string[] = []
  const note: Middleware = () => next => action => {
    seen.push((action as Action).type)
    return next(action)
  }
  const store = configureStore({
    reducer: combineReducers(slices),
    preloadedState,
    middleware: () => new Tuple(note),
  })
  renderThemed(<Provider store={store}>{screen}</Provider>)
  return { seen, dispatch: (action: Action): void => act(() => void store.dispatch(action)) }
}
