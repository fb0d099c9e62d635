import * as v from 'valibot'
import * as ENDPOINTS from 'src/constants/endpoints'
import { ACTION_LIMIT_MS } from 'src/constants/timings'
import { doneAs } from 'src/services/http/done'
import { bodyOf, request } from 'src/services/http/http'

export type ProhibitionAnswer = 'allowed' | 'prohibited' | 'signedOut'

/** Whether a new password is prohibited; only a plain `false` allows it (password-change/prohibited). */
export const checkProhibitedPassword = (newPassword: string): Promise<ProhibitionAnswer> =>
  request<ProhibitionAnswer>({
    method: 'put',
    address: ENDPOINTS.prohibitedPassword,
    body: { newPassword },
    limitMs: ACTION_LIMIT_MS,
    read: answer => (bodyOf(v.boolean())(answer) ? 'prohibited' : 'allowed'),
    refusals: { 401: () => 'signedOut' },
  })

export interface PasswordChange {
  currentPassword: string
  newPassword: string
}

/** Changes the password of the person who is signed in (password-change/update). */
export const changePassword = ({
  currentPassword,
  newPassword,
}: PasswordChange): Promise<'changed' | 'signedOut'> =>
  request<'changed' | 'signedOut'>({
    method: 'post',
    address: ENDPOINTS.changePassword,
    body: { currentPassword, newPassword },
    limitMs: ACTION_LIMIT_MS,
    read: doneAs('changed'),
    refusals: { 401: () => 'signedOut' },
  })

/** Puts a password of the person's own in place of a temporary one (password-change/temporary). */
export const setTemporaryPassword = (
  newPassword: string,
): Promise<'saved' | 'alreadyCreated' | 'signedOut'> =>
  request<'saved' | 'alreadyCreated' | 'signedOut'>({
    method: 'post',
    address: ENDPOINTS.temporaryPassword,
    body: { newPassword },
    limitMs: ACTION_LIMIT_MS,
    judgesEntry: true,
    read: doneAs('saved'),
    refusals: { 401: () => 'signedOut', 403: () => 'alreadyCreated' },
  })
