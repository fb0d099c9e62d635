import { createAction } from '@reduxjs/toolkit'

export const expiredEvents = { changePressed: createAction('passwordExpired/changePressed') }
