import * as v from 'valibot'
import type { ActingUser } from 'src/services/http/call'
import type { Failure } from 'src/services/http/serviceError'
import { onlyRefusedPassword, type RefusedPassword } from 'src/services/api/password/refusedPassword'
import { doneAs, bodyOf, request } from 'src/services/http/http'
import { jsonObject } from 'src/services/schemas'

/** Checks whether a new password is prohibited; only `false` allows it (password-change/prohibited). */
export const checkProhibitedPassword = (newPassword: string) =>
  request<'allowed' | 'prohibitedPassword' | 'signedOut'>(
    'put',
    '/api/user/v1/settings/is-password-prohibited',
    {
      body: { newPassword },
      form: 'change',
      read: answer => (bodyOf(v.boolean())(answer) ? 'prohibitedPassword' : 'allowed'),
      refusals: { 401: () => 'signedOut' },
    },
  )

export interface PasswordChange {
  currentPassword: string
  newPassword: string
}

export type ChangeAnswer = 'changed' | 'signedOut' | 'wrongOldPassword' | RefusedPassword

/** Changes the password of the signed-in person (password-change/update). */
export const changePassword = ({ currentPassword, newPassword }: PasswordChange, acting: ActingUser = {}) =>
  request<ChangeAnswer>('post', '/api/user/v1/settings/password', {
    body: { currentPassword, newPassword },
    acting,
    form: 'change',
    read: doneAs('changed'),
    refusals: { 400: refusedChange, 401: () => 'signedOut', 409: onlyRefusedPassword },
  })

// The person can do nothing about any other 400.
const refusedChange = (failure: Failure, body: unknown): ChangeAnswer =>
  v.is(wrongOldSchema, body) ? 'wrongOldPassword' : onlyRefusedPassword(failure, body)

const wrongOldSchema = jsonObject({ code: v.literal('currentPasswordWrong') })

/** Replaces a temporary password with the person's own (password-change/temporary). */
export const setTemporaryPassword = (newPassword: string, acting: ActingUser = {}) =>
  request<'saved' | 'alreadyCreated' | 'signedOut' | RefusedPassword>('post', '/api/onboarding/v2/password', {
    body: { newPassword },
    acting,
    form: 'temporary',
    judgesEntry: true,
    read: doneAs('saved'),
    refusals: {
      400: onlyRefusedPassword,
      401: () => 'signedOut',
      403: () => 'alreadyCreated',
      409: onlyRefusedPassword,
    },
  })
