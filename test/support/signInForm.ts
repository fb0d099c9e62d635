import { screen } from '@testing-library/react'
import { clearCookies } from './clearCookies'
import type { openApp } from './openApp'

export const IDP = 'https://idp.example/start?x=1'
export const OPTIONS = 'GET /api/auth/v2/login/options'
export const LOGIN = 'POST /api/auth/v2/login'

export const username = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Username' })
export const password = () => screen.getByLabelText<HTMLInputElement>('Password')
export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const alert = () => screen.findByRole('alert')

type Opened = Awaited<ReturnType<typeof openApp>>

/** Types a username and comes to the password step. */
export async function toPassword({ user }: Opened): Promise<void> {
  await user.type(username(), 'jane')
  await user.click(button('Next'))
  await screen.findByLabelText('Password')
}

/** Each test begins as a user who has not been here before. */
export function beginAnew(): void {
  jest.clearAllMocks()
  sessionStorage.clear()
  clearCookies()
}
