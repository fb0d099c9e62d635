import type { Action } from '@reduxjs/toolkit'
import type { ActionEntry, JsonValue } from './entries'
import type { createLog } from './log'
import { diff } from './patches'
import type { Serializer } from './serializer'

export interface Store {
  getState: () => unknown
  subscribe: (listener: () => void) => unknown
}

/** The library's mark for an action that a saga has dispatched. */
const PUT = '@@redux-saga/SAGA_ACTION'

/** Records the actions of a store, their changes, and the location in the state. */
export function followStore({ recording, add }: ReturnType<typeof createLog>, show: Serializer) {
  let state: JsonValue = {}
  let place = ''
  let dispatched: Pick<ActionEntry, 'type' | 'action' | 'outside'> | undefined

  return {
    actionDispatched: (action: Action): void => {
      const outside = !(PUT in action)
      dispatched = { type: action.type, ...(outside && { outside }), action: show.action(action) }
    },
    watch: ({ getState, subscribe }: Store): void => {
      const update = (): void => {
        const [before, next] = [state, getState()]
        state = show.show(next)
        // The first state is that before any action.
        if (dispatched) add('action', { ...dispatched, patches: diff(before, state) })
        else recording.state = state
        const { router } = next as { router?: { location?: { pathname: string } | null } }
        const path = router?.location?.pathname ?? place
        if (path !== place) add('location', { path: show.text(path) })
        place = path
      }
      update()
      subscribe(update)
    },
  }
}

/** Records the cookies and the storage of a page, masked like everything else: all values at first, then the changes. */
export function followStorage(
  { recording, add, nextBetween }: ReturnType<typeof createLog>,
  show: Serializer,
) {
  let stored = show.show({})
  return (next: unknown): void => {
    const before = stored
    stored = show.show(next)
    if (!recording.kept) {
      recording.kept = stored
      return
    }
    const patches = diff(before, stored)
    // A replay recognizes by the numbers which effects ended at once, so a change of the storage must not use a number.
    if (patches.length > 0) add('kept', { patches }, nextBetween())
  }
}
