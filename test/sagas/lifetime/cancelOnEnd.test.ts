import { configureStore, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { cancelOnEnd } from 'src/sagas/lifetime/cancelOnEnd'

/** A journey that waits, step by step, for a promise each. */
function begun() {
  const steps: string[] = []
  const sagas = createSagaMiddleware()
  const store = configureStore({ reducer: () => 0, middleware: () => new Tuple(sagas) })
  let goOn = () => {}
  const task = sagas.run(
    cancelOnEnd(function* () {
      yield new Promise<void>(resolve => (goOn = resolve)) as never
      steps.push('signed in')
    }),
  )
  return { steps, store, task, goOn: () => goOn() }
}

test('a journey goes its way', async () => {
  const { steps, task, goOn } = begun()
  goOn()
  await task.toPromise()
  expect(steps).toEqual(['signed in'])
})

// (sign-in/sign-out, one-sign-in/ended)
test.each([
  ['the wish to sign out', sessionEvents.signOutRequested()],
  [
    'a sign-in of somebody else in another page',
    sessionEvents.overtaken({ by: 'otherAccount', mark: undefined }),
  ],
])('%s ends it, whatever it waits for', async (_rule, event) => {
  const { steps, store, task, goOn } = begun()
  store.dispatch(event)
  goOn()
  await task.toPromise()
  expect(steps).toEqual([])
})
