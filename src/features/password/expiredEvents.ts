import { createAction } from '@reduxjs/toolkit'

export const expiredEvents = { changeAsked: createAction('passwordExpired/changeAsked') }
