import type { Action } from '@reduxjs/toolkit'
import { LOCATION_CHANGE } from 'redux-first-history'
import { loginActions } from 'src/features/signIn/loginSlice'
import { type HelpState, helpActions, helpReducer } from 'src/features/support/helpSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'

const calm = helpReducer(undefined, { type: '@@init' })
const problem = { code: 'serverLater', status: 500, requestId: 'abc' } as const
const goneTo = (route: string) => ({
  type: LOCATION_CHANGE,
  payload: { location: { pathname: `/signin${route}` } },
})
const after = (state: HelpState, ...actions: Action[]) => actions.reduce(helpReducer, state)

test('an open form is not opened anew', () => {
  const state = after(calm, helpActions.opened(), helpActions.opened())
  expect(state).toMatchObject({ modal: 'open', opening: 1 })
})

test.each([
  ['as the payload', { type: 'login/failed', payload: problem }, problem],
  ['in the payload', { type: 'login/arrived', payload: { username: 'ada', problem } }, problem],
  ['without anything to look up', { type: 'login/failed', payload: { code: 'offline' } }, undefined],
  ['of the form itself', { type: 'support/failed', payload: problem }, undefined],
  ['that is no problem', { type: 'other', payload: { status: 500 } }, undefined],
])('an error %s', (_rule, action, kept) => {
  expect(after(calm, action).problem).toEqual(kept)
})

test('an error comes along to the form and is left behind on any other way', () => {
  const failed = after(calm, loginActions.failed(problem))
  expect(after(failed, goneTo('/help/support-form')).problem).toEqual(problem)
  expect(after(failed, goneTo('/forget-password')).problem).toBeUndefined()
  expect(after(failed, helpActions.problemRemoved()).problem).toBeUndefined()
})

test('what fails behind an open form does not change it', () => {
  expect(after(calm, helpActions.opened(), loginActions.failed(problem)).problem).toBeUndefined()
})

test('a crashed screen is trouble until it is tried again or left', () => {
  const crashed = after(calm, sessionEvents.screenFailed())
  expect(crashed.trouble).toBe(true)
  expect(after(crashed, goneTo('/help/support-form')).trouble).toBe(true)
  expect(after(crashed, goneTo('/')).trouble).toBe(false)
  expect(after(crashed, sessionEvents.screenRetried()).trouble).toBe(false)
})
