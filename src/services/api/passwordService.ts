import * as v from 'valibot'
import * as ENDPOINTS from 'src/constants/endpoints'
import { ACTION_LIMIT_MS } from 'src/constants/timings'
import type { ActingUser } from 'src/services/http/actingUser'
import { doneAs } from 'src/services/http/done'
import { bodyOf, request } from 'src/services/http/http'
import { type Failure, ServiceError } from 'src/services/http/serviceError'
import { jsonObject } from 'src/services/schemas'

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

export type ChangeAnswer = 'changed' | 'signedOut' | 'currentPasswordWrong'

/** Changes the password of the person who is signed in (password-change/update). */
export const changePassword = (
  { currentPassword, newPassword }: PasswordChange,
  acting: ActingUser = {},
): Promise<ChangeAnswer> =>
  request<ChangeAnswer>({
    method: 'post',
    address: ENDPOINTS.changePassword,
    body: { currentPassword, newPassword },
    acting,
    limitMs: ACTION_LIMIT_MS,
    read: doneAs('changed'),
    refusals: { 400: wrongOldPassword, 401: () => 'signedOut' },
  })

// The person can do nothing about any other 400.
function wrongOldPassword(failure: Failure, body: unknown): ChangeAnswer {
  if (v.is(wrongOldSchema, body)) return 'currentPasswordWrong'
  throw new ServiceError(failure)
}

const wrongOldSchema = jsonObject({ code: v.literal('currentPasswordWrong') })

/** Replaces a temporary password by the person's own (password-change/temporary). */
export const setTemporaryPassword = (
  newPassword: string,
  acting: ActingUser = {},
): Promise<'saved' | 'alreadyCreated' | 'signedOut'> =>
  request<'saved' | 'alreadyCreated' | 'signedOut'>({
    method: 'post',
    address: ENDPOINTS.temporaryPassword,
    body: { newPassword },
    acting,
    limitMs: ACTION_LIMIT_MS,
    judgesEntry: true,
    read: doneAs('saved'),
    refusals: { 401: () => 'signedOut', 403: () => 'alreadyCreated' },
  })
