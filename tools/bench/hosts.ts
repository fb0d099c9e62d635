import { configureStore, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware, { type EffectMiddleware } from 'redux-saga'
import type { CallEffect } from 'redux-saga/effects'
import { autoLoginSlice } from 'src/features/autoLogin/autoLoginSlice'
import { notifyHosts } from 'src/sagas/signIn/notifyHosts'
import { notifyHost } from 'src/services/api/autoLoginService'
import type { Bench, Table } from './tables'
import { median } from './statistics'

const COUNTS = [1, 10, 100, 1000, 10_000]
const NAME = 'the fan-out of the auto-login'

interface Cost {
  ms: number
  /** The number of notifications from the store to its listeners. */
  updates: number
}

/** Notifies that many hosts, which respond at once, and measures the app's own cost. */
async function notifyMany(count: number): Promise<Cost> {
  // Replaces the network: the response is available at once.
  const answerAtOnce: EffectMiddleware = next => (effect: Partial<CallEffect> | null) => {
    next(effect?.payload?.fn === notifyHost ? Promise.resolve() : effect)
  }
  const sagas = createSagaMiddleware({ effectMiddlewares: [answerAtOnce] })
  const store = configureStore({
    reducer: { autoLogin: autoLoginSlice.reducer },
    middleware: () => new Tuple(sagas),
  })
  let updates = 0
  store.subscribe(() => (updates += 1))
  const hosts = Array.from({ length: count }, (_, index) => `https://host-${index}.example`)
  const start = performance.now()
  await sagas.run(() => notifyHosts(hosts, 'token')).toPromise()
  return { ms: performance.now() - start, updates }
}

export async function measureHosts({ runs, print }: Bench): Promise<Table[]> {
  const rows: string[][] = []
  for (const count of COUNTS) {
    print(`${NAME}: ${count} hosts`)
    const costs: Cost[] = []
    // The first one is discarded.
    for (let turn = 0; turn <= runs; turn++) costs.push(await notifyMany(count))
    costs.shift()
    const ms = median(costs.map(cost => cost.ms))
    const updates = Math.max(...costs.map(cost => cost.updates))
    rows.push([
      String(count),
      `${ms.toFixed(2)} ms`,
      `${((1000 * ms) / count).toFixed(1)} µs`,
      String(updates),
    ])
  }
  return [
    {
      title: `Cost of ${NAME}, with hosts that respond at once: median of ${runs} runs`,
      columns: ['hosts', 'in all', 'per host', 'updates of the store'],
      rows,
      note: 'The cost is proportional to the hosts: the cost per host does not grow, and neither does the number of updates of the store.',
    },
  ]
}
