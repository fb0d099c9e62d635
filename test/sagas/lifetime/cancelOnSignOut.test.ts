import { configureStore, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { cancelOnSignOut } from 'src/sagas/lifetime/cancelOnSignOut'

/** A journey that waits, step by step, for a promise each. */
function begun() {
  const steps: string[] = []
  const sagas = createSagaMiddleware()
  const store = configureStore({ reducer: () => 0, middleware: () => new Tuple(sagas) })
  let goOn = () => {}
  const task = sagas.run(
    cancelOnSignOut(function* () {
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

test('the wish to sign out ends it, whatever it waits for', async () => {
  const { steps, store, task, goOn } = begun()
  store.dispatch(sessionEvents.signOutAsked())
  goOn()
  await task.toPromise()
  expect(steps).toEqual([])
})
