import { PASSKEYS_PATH } from 'src/constants/passkeys'
import {
  factorDue,
  isDisabled,
  personOf,
  refusedSignIn,
  type SignInAnswer,
} from 'src/services/api/authService'
import { isUnknown } from 'src/services/api/passkeys/passkeyService'
import { requiredUserName } from 'src/services/api/session/sessionFacts'
import type { Assertion } from 'src/services/browser/passkeys/ceremony'
import { deviceHeaders } from 'src/services/device/deviceHeaders'
import type { DeviceInfo } from 'src/services/device/deviceInfo'
import { request } from 'src/services/http/http'
import { ServiceError } from 'src/services/http/serviceError'

export type PasskeyAnswer =
  | { kind: 'known'; username: string; answer: SignInAnswer }
  | { kind: 'refused'; answer: SignInAnswer }
  /** The server does not know this passkey, or no longer knows it, and names it in the rejection. */
  | { kind: 'unknown' }

/** Signs in by passkey. The answers are those of a sign-in by password, with the name of the person (passkeys/sign-in). */
export const signInByPasskey = (
  credential: Assertion,
  device: DeviceInfo | undefined,
): Promise<PasskeyAnswer> => {
  const refused = (failure: { text?: string }): PasskeyAnswer => ({
    kind: 'refused',
    answer: refusedSignIn(failure),
  })
  return request<PasskeyAnswer>('post', `${PASSKEYS_PATH}/authentication/verify`, {
    body: { credential },
    headers: deviceHeaders(device),
    disprovesReport: true,
    read: answer => ({
      kind: 'known',
      username: requiredUserName(answer),
      answer: answer.status === 202 ? factorDue(answer) : { kind: 'signedIn', person: personOf(answer) },
    }),
    refusals: {
      401: refused,
      403: (failure, body) =>
        isDisabled(body) ? { kind: 'refused', answer: { kind: 'accountDisabled' } } : refused(failure),
      404: (failure, body) => {
        if (!isUnknown(body, credential.id)) throw new ServiceError(failure)
        return { kind: 'unknown' }
      },
    },
  })
}
