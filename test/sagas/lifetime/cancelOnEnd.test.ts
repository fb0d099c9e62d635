import { configureStore, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { cancelOnEnd } from 'src/sagas/lifetime/cancelOnEnd'

/** A journey whose steps each wait for a promise. */
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

test('a journey runs to its end', async () => {
  const { steps, task, goOn } = begun()
  goOn()
  await task.toPromise()
  expect(steps).toEqual(['signed in'])
})

// (sign-in/sign-out, one-sign-in/ended)
test.each([
  ['a request to sign out', sessionEvents.signOutRequested()],
  [
    'another account’s sign-in in another tab',
    sessionEvents.overtaken({ by: 'otherAccount', mark: undefined }),
  ],
])('%s cancels a journey at any step', async (_rule, event) => {
  const { steps, store, task, goOn } = begun()
  store.dispatch(event)
  goOn()
  await task.toPromise()
  expect(steps).toEqual([])
})
