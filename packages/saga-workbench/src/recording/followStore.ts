import type { Action } from '@reduxjs/toolkit'
import type { ActionEntry, Shown } from './entries'
import type { createLog } from './log'
import { diff } from './patches'
import type { Show } from './shown'

export interface Store {
  getState: () => unknown
  subscribe: (heard: () => void) => unknown
}

/** The library's mark of an action that a saga has put. */
const PUT = '@@redux-saga/SAGA_ACTION'

/** Keeps the actions of a store, what each has changed, and the place that is in the state. */
export function followStore({ recording, add }: ReturnType<typeof createLog>, show: Show) {
  let state: Shown = {}
  let place = ''
  let dispatched: Pick<ActionEntry, 'type' | 'action' | 'outside'> | undefined

  /** The state that the last action has led to; the first one before any. */
  function stateIs(next: unknown): void {
    const before = state
    state = show.show(next)
    if (dispatched) add('action', { ...dispatched, patches: diff(before, state) })
    else recording.state = state
  }

  function placeIs(path: string): void {
    if (path === place) return
    place = path
    add('location', { path: show.text(path) })
  }

  return {
    actionDispatched: (action: Action): void => {
      const outside = !(PUT in action)
      dispatched = { type: action.type, ...(outside && { outside }), action: show.action(action) }
    },
    watch: ({ getState, subscribe }: Store): void => {
      const told = (): void => {
        const next = getState()
        stateIs(next)
        const { router } = next as { router?: { location?: { pathname: string } | null } }
        if (router?.location) placeIs(router.location.pathname)
      }
      told()
      subscribe(told)
    },
  }
}
