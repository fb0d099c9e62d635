import * as v from 'valibot'
import * as ENDPOINTS from 'src/constants/endpoints'
import { ACTION_LIMIT_MS } from 'src/constants/timings'
import { doneAs } from 'src/services/http/done'
import { bodyOf, request } from 'src/services/http/http'

export type ProhibitionAnswer = 'allowed' | 'prohibited' | 'signedOut'

/** Whether a new password is prohibited; only a plain `false` allows it (spec §7, PUT is-password-prohibited; hardening §1). */
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

/** Changes the password of the person who is signed in (spec §7, POST settings/password). */
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

/** Puts a password of the person's own in place of a temporary one (spec §7, POST onboarding/v2/password). */
export const setTemporaryPassword = (newPassword: string): Promise<'saved' | 'alreadyCreated'> =>
  request<'saved' | 'alreadyCreated'>({
    method: 'post',
    address: ENDPOINTS.temporaryPassword,
    body: { newPassword },
    limitMs: ACTION_LIMIT_MS,
    read: doneAs('saved'),
    refusals: { 403: () => 'alreadyCreated' },
  })
