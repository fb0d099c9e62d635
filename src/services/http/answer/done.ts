import type { Answer } from 'src/services/http/call'
import { ServiceError } from 'src/services/http/serviceError'

/** A reader for a call that changes something: accepts an empty body or JSON; a page of HTML, broken JSON or a bare word proves nothing (calls/changes-done). */
export const doneAs =
  <T>(outcome: T) =>
  ({ form }: Pick<Answer, 'form'>): T => {
    if (form !== 'empty' && form !== 'json') throw new ServiceError({ kind: 'unreadable' })
    return outcome
  }

export const done = doneAs(undefined)

/** A reader for a call that any 2xx ends unless its body is a page of HTML, which a proxy may have sent. */
export const endedUnlessPage = ({ form }: Pick<Answer, 'form'>): undefined => {
  if (form === 'page') throw new ServiceError({ kind: 'unreadable' })
}
