import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { COOKIES } from 'src/constants/cookies'
import { SESSION_KEYS } from 'src/constants/storageKeys'
import { signInByPasskey } from 'src/services/api/passkeys/passkeySignInService'
import { fetchSessionStatus } from 'src/services/api/session/sessionStatusService'
import { readCookie } from 'src/services/storage/readCookie'
import { returnUsername } from 'src/services/storage/returnTarget'
import { readSession } from 'src/services/storage/sessionStore'
import { builtPage } from 'test/boot/builtPage'
import { installDialogs } from 'test/support/installDialogs'
import { openApp } from 'test/support/openApp'
import { serve } from 'test/support/server'
import { beginAnew, button, LOGIN, OPTIONS, password, username } from 'test/support/signInForm'

beforeAll(installDialogs)
beforeEach(() => {
  beginAnew()
  document.body.textContent = ''
})

/** Sets a value as typing, pasting, autofill and a script do. */
const enter = (field: HTMLElement, value: string) => {
  field.focus()
  fireEvent.input(field, { target: { value } })
}

/** `test/services/values.test.ts` has every spelling. */
const [text, clean] = ['\ufeff jose\u0301@harbor.test\u200b', 'jos\u00e9@harbor.test']

// (forms/names-cleaned)
describe('a name', () => {
  test('is cleaned for the lookup, the password and the storage; the text in the field does not change', async () => {
    const { asked, user } = await openApp()
    enter(username(), text)
    await user.keyboard('{Enter}')
    await screen.findByLabelText('Password')
    expect(username().value).toBe(text)
    enter(password(), 'secret')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(asked(LOGIN)).toHaveLength(1))
    expect(asked(OPTIONS).map(({ query }) => query)).toEqual([{ username: clean }])
    expect(asked(LOGIN)[0]?.json).toMatchObject({ userName: clean })
    await waitFor(() => expect(readCookie(COOKIES.lastLoginUsername)).toBe(clean))
    expect(sessionStorage.getItem(SESSION_KEYS.username)).toBe(JSON.stringify(clean))
  })

  test('is cleaned for a forgotten password', async () => {
    const { asked, user } = await openApp({ path: '/signin/forget-password' })
    enter(await screen.findByRole('textbox', { name: 'Username' }), text)
    await user.click(button('Continue'))
    await waitFor(() => expect(asked(OPTIONS).map(({ query }) => query)).toEqual([{ username: clean }]))
  })

  test('is cleaned before React', () => {
    const page = builtPage()
    enter(document.querySelector('input')!, text)
    expect(page.typed()).toBe(clean)
  })

  test('is cleaned from cookies, the return address and the storage', () => {
    visit('https://app.example/signin/')
    document.cookie = `${COOKIES.rememberMeInfo}=${encodeURIComponent(text)}; path=/`
    sessionStorage.setItem(SESSION_KEYS.authUsername, JSON.stringify(text))
    expect(readCookie(COOKIES.rememberMeInfo)).toBe(clean)
    expect(readSession(SESSION_KEYS.authUsername)).toBe(clean)
    expect(returnUsername(`/online?username=${encodeURIComponent(text)}`)).toBe(clean)
  })

  test('is cleaned from the server', async () => {
    await serve(() => ({ body: { userName: text } }))
    expect(await fetchSessionStatus()).toMatchObject({ userName: clean })
    const credential = { id: 'a2V5' } as Parameters<typeof signInByPasskey>[0]
    expect(await signInByPasskey(credential, undefined)).toMatchObject({ username: clean })
  })
})

test('the address in a support request is cleaned', async () => {
  const { asked, user } = await openApp({
    answers: {
      'GET /api/online/v1/support/get-info': { body: { email: 'support@harbor.example' } },
      'POST /api/online/v1/support/form': {},
    },
  })
  await user.click(screen.getByRole('link', { name: 'Get help' }))
  const dialog = within(await screen.findByRole('dialog'))
  enter(await dialog.findByLabelText('Name'), 'Jane')
  enter(dialog.getByLabelText('Email'), ' jose\u0301@harbor.test\u200b')
  dialog.getByLabelText('Phone').focus()
  await user.paste('12025550199')
  enter(dialog.getByLabelText('Description'), 'No code comes.')
  await user.click(dialog.getByRole('button', { name: 'Submit' }))
  const call = 'POST /api/online/v1/support/form'
  await waitFor(() => expect(asked(call)[0]?.json).toMatchObject({ email: 'jos\u00e9@harbor.test' }))
})
