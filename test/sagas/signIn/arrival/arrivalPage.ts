import type { Action } from '@reduxjs/toolkit'
import { expectSaga } from 'redux-saga-test-plan'
import { arriveAtSignIn } from 'src/sagas/signIn/arrival'
import { appReducer, appState, type TestState } from 'test/support/appState'
import { clearCookies } from 'test/support/clearCookies'

export const setCookie = (pair: string): void => {
  document.cookie = `${pair}; path=/`
}

/** Starts each test of the file on the sign-in page of a browser without remembered names. */
export function onArrivalPage(): void {
  beforeEach(() => {
    visit('https://app.example/signin/')
    sessionStorage.clear()
    clearCookies()
  })
}

export const expectArrival = (more: Partial<TestState> = {}, restored?: Action) =>
  expectSaga(arriveAtSignIn, restored).withReducer(appReducer, appState(more))
