import { configureStore, createAction, createReducer, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware, { type SagaMiddlewareOptions } from 'redux-saga'
import { call, delay, put, race, take, takeLeading } from 'redux-saga/effects'

interface Order {
  id: number
  isSent: boolean
}

export const orderActions = {
  placed: createAction<{ item: string; cardCode: string }>('order/placed'),
  accepted: createAction<number>('order/accepted'),
  cancelled: createAction('order/cancelled'),
  sent: createAction('order/sent'),
}

const reducer = createReducer({ step: 'choosing' }, build =>
  build
    .addCase(orderActions.placed, () => ({ step: 'placing' }))
    .addCase(orderActions.accepted, () => ({ step: 'waiting' }))
    .addCase(orderActions.cancelled, () => ({ step: 'choosing' }))
    .addCase(orderActions.sent, () => ({ step: 'sent' })),
)

const fetchJson = async (path: string, init?: RequestInit): Promise<Order> =>
  (await (await fetch(path, init)).json()) as Order
export const placeOrder = (order: object): Promise<Order> =>
  fetchJson('/api/orders', { method: 'POST', body: JSON.stringify(order) })
export const fetchOrder = (id: number): Promise<Order> => fetchJson(`/api/orders/${id}`)

export function* untilSent(id: number) {
  for (;;) {
    const { isSent } = (yield call(fetchOrder, id)) as Order
    if (isSent) return true
    yield delay(2000)
  }
}

export function* followOrder({ payload }: ReturnType<typeof orderActions.placed>) {
  const { id } = (yield call(placeOrder, payload)) as Order
  yield put(orderActions.accepted(id))
  const { sent } = (yield race({ sent: call(untilSent, id), left: take(orderActions.cancelled) })) as {
    sent?: true
  }
  if (sent) yield put(orderActions.sent())
}

export function* orderSaga() {
  yield takeLeading(orderActions.placed, followOrder)
}

/** Creates the store, whose saga middleware has these options; `run` starts the sagas. */
export function createApp(options: SagaMiddlewareOptions = {}, saga = orderSaga) {
  const sagas = createSagaMiddleware(options)
  const store = configureStore({ reducer, middleware: () => new Tuple(sagas) })
  return { store, run: () => sagas.run(saga) }
}
