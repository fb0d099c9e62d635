import type { JsonValue } from '../../recording/entries'
import type { WorkbenchOptions } from '../../options'

/** A value that a recording cannot express, such as a function: the run must create it again. */
export class UnrecordableValue extends Error {}

type Tagged = { $: string } & Record<string, JsonValue>

const isTagged = (value: object): value is Tagged => '$' in value

/** Returns the value that a recording describes. */
export type Revive = (value: JsonValue) => unknown

/** Creates the function that revives recorded values; `failing` creates the errors of the app's services. */
export function createRevive(failing?: WorkbenchOptions['failing']): Revive {
  function errorOf({ name, message, failure, ...rest }: Tagged): Error {
    const fields = revived(
      Object.fromEntries(Object.entries(rest).filter(([field]) => field !== '$')),
    ) as object
    if (failure !== undefined && failing) return Object.assign(failing(failure), fields)
    const error = Object.assign(
      new Error(message as string),
      failure !== undefined && { failure: revived(failure) },
      fields,
    )
    // Some names, such as AbortError, identify the failure.
    return Object.defineProperty(error, 'name', { value: name })
  }

  function tagged(value: Tagged): unknown {
    switch (value.$) {
      case 'undefined':
        return undefined
      case 'number':
        return Number(value['name'])
      case 'error':
        return errorOf(value)
      default:
        throw new UnrecordableValue(value.$)
    }
  }

  function revived(value: JsonValue): unknown {
    if (Array.isArray(value)) return value.map(revived)
    if (typeof value !== 'object' || value === null) return value
    if (isTagged(value)) return tagged(value)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, revived(inner)]))
  }

  return revived
}
