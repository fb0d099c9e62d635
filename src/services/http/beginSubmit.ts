import { holdSubmit } from 'src/services/browser/connectionReport'
import { ServiceError } from 'src/services/http/serviceError'

/**
 * Begins a submit of a form. Throws the failure of an offline browser if this submit must send nothing
 * (calls/offline). `request` calls it for a request with a `form`. A journey calls it only if something else, such as
 * a passkey's dialog, must not happen before.
 */
export function beginSubmit(form: string): void {
  if (holdSubmit(form)) throw new ServiceError({ kind: 'offline' })
}
