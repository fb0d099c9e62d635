import { holdSubmit } from 'src/services/browser/connectionReport'
import { ServiceError } from 'src/services/http/serviceError'

/** Begins a submit of a form; throws the failure of an offline browser if this submit must send nothing (calls/offline). `request` does this for a call with a `form`. A journey does it itself only where something must not happen before, such as a passkey's dialog. */
export function beginSubmit(form: string): void {
  if (holdSubmit(form)) throw new ServiceError({ kind: 'offline' })
}
