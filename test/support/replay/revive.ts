import { ServiceError } from 'src/services/http/serviceError'
import type { Failure } from 'src/services/http/failure'
import type { Shown } from 'saga-workbench/recording/entries'

/** A value that a recording cannot express, such as a function: the run must create it again. */
export class Unspoken extends Error {}

type Tagged = { $: string } & Record<string, Shown>

const isTagged = (value: object): value is Tagged => '$' in value

function tagged(value: Tagged): unknown {
  switch (value.$) {
    case 'undefined':
      return undefined
    case 'number':
      return Number(value['name'])
    case 'error': {
      const { name, message, failure } = value as { name?: string; message?: string; failure?: Shown }
      const fields = Object.fromEntries(
        Object.entries(value).filter(([field]) => !['$', 'name', 'message', 'failure'].includes(field)),
      )
      if (failure !== undefined)
        return Object.assign(new ServiceError(revived(failure) as Failure), revived(fields))
      // Some names, such as AbortError, identify the failure.
      return Object.defineProperty(Object.assign(new Error(message), revived(fields)), 'name', {
        value: name,
      })
    }
    default:
      throw new Unspoken(value.$)
  }
}

/** Returns the value that a recording describes. */
export function revived(value: Shown): unknown {
  if (Array.isArray(value)) return value.map(revived)
  if (typeof value !== 'object' || value === null) return value
  if (isTagged(value)) return tagged(value)
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, revived(inner)]))
}
