import '@testing-library/jest-dom'
import { createMemoryHistory } from 'history'
import { formMarkup } from 'scripts/build/stepMarkup'
import { answerForm } from 'src/boot/answerForm'
import { loginActions } from 'src/features/signIn/loginSlice'
import type { Handover } from 'src/services/http/handover'
import { buildStore } from 'src/store/createStore'
import { connectionChanged, holdSubmit } from 'src/services/browser/connectionReport'
import { prerender } from 'src/boot/prerender'
import { keepFields } from 'src/boot/keepMarkup'
import { builtPage, drawn, shown, field } from 'test/boot/builtPage'
import { serve } from 'test/support/server'
import { settled } from 'test/support/settled'
import { until } from 'test/support/until'

describe('the answer to the first form', () => {
  /** Builds a page with a name in its field, and the app without its sagas. */
  function begun({ sent = false }: { sent?: boolean } = {}) {
    const page: Handover = builtPage()
    const { store } = buildStore(createMemoryHistory({ initialEntries: ['/signin/'] }))
    const username = document.querySelector('input')!
    username.value = 'jane'
    const lookUp = jest.fn()
    if (sent) page.onSend()
    page.lookUp = lookUp
    answerForm(store, page)
    const button = () => document.querySelector('form button')?.textContent
    const password = (value: string) => {
      store.dispatch(loginActions.passwordAsked())
      return Object.assign(document.querySelector<HTMLInputElement>('#password')!, { value })
    }
    return { store, page, button, lookUp, username, password, login: () => store.getState().login }
  }

  test('a submit before the app has loaded is handled at once', () => {
    const { login } = begun({ sent: true })
    expect(login()).toEqual({ username: 'jane', step: 'lookingUp' })
    expect(shown()).toBe(drawn({ username: 'jane', step: 'lookingUp' }))
  })

  test('editing the name cancels the lookup; entering the same name does not', () => {
    const { page, username, login } = begun({ sent: true })
    page.onEdit()
    expect(login().step).toBe('lookingUp')
    username.value = 'john'
    page.onEdit()
    expect(login()).toEqual({ username: 'john', step: 'username', typed: true })
    page.onSend()
    expect(login()).toEqual({ username: 'john', step: 'lookingUp' })
  })

  test('a name is looked up without the HTTP client, and not again while the lookup is running', () => {
    const { page, username, lookUp } = begun()
    page.onSend()
    page.onSend()
    username.value = 'john'
    page.onEdit()
    page.onSend()
    expect(lookUp.mock.calls).toEqual([['jane'], ['john']])
  })

  test('a password is sent with the name in the field', () => {
    const { page, username, password, login } = begun({ sent: true })
    password('secret')
    username.value = 'john'
    page.onSend()
    expect(login()).toEqual({ username: 'john', step: 'signingIn' })
  })

  test('the page shows the wait at once and follows the state until React takes over', () => {
    const { store, page, button, username } = begun()
    for (const name of ['john', 'joe']) {
      page.onSend()
      expect(button()).toBe('Please wait')
      username.value = name
      page.onEdit()
      expect(button()).toBe('Next')
    }
    page.taken = true
    store.dispatch(loginActions.passwordAsked())
    expect(button()).toBe('Next')
  })

  // (security/fields-emptied)
  test('a page that is closed keeps no password', () => {
    const { page, password } = begun()
    page.onSend()
    const field = password('secret')
    window.dispatchEvent(new Event('pagehide'))
    expect(field.value).toBe('')
  })
})

describe('the first form while offline', () => {
  let requests: { path: string }[]

  /** Loads the page before React, in a browser that reports that it is offline. */
  async function open() {
    requests = (await serve(() => ({ body: {} }))).requests
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const page = builtPage()
    const submit = (username = 'jane') => {
      field('username').value = username
      page.onEdit()
      page.onSend()
    }
    /** Simulates that `main` has loaded and handles the form from now on. */
    const takeOver = () => {
      const { store } = buildStore(createMemoryHistory({ initialEntries: ['/signin/'] }))
      answerForm(store, page)
      return store
    }
    return { page, submit, takeOver }
  }

  const requested = () =>
    until(
      () => settled().then(() => requests),
      ({ length }) => length > 0,
    )

  beforeEach(() => connectionChanged('online'))
  afterEach(() => jest.restoreAllMocks())

  // (calls/offline, sign-in/before-react)
  test('the first submit sends nothing and counts as the first in the app, and the second is sent', async () => {
    const { page, submit, takeOver } = await open()
    submit()
    const store = takeOver()
    expect(store.getState().login).toMatchObject({ step: 'lookingUp', username: 'jane' })
    expect([holdSubmit('lookup'), page.offline]).toEqual([true, 'held'])
    store.dispatch(loginActions.failed({ code: 'offline' }))
    page.onSend()
    expect(await requested()).toHaveLength(1)
    expect(holdSubmit('lookup')).toBe(false)
  })

  test.each([
    ['the same name', 'jane'],
    ['another name', 'john'],
  ])('the second submit before the app loads is sent and not held by the app: %s', async (_rule, name) => {
    const { submit, takeOver } = await open()
    submit()
    submit(name)
    submit(name)
    await requested()
    expect(requests.map(({ path }) => path)).toEqual([`/api/auth/v2/login/options?username=${name}`])
    takeOver()
    expect(holdSubmit('lookup')).toBe(false)
  })
})

const { forms } = prerender('Harbor')
const { root, template, more } = formMarkup(forms)

test('the browser cannot submit the form before the script runs', () => {
  expect(root).toMatch(/<button type="submit"[^>]* disabled/)
  expect(template).not.toContain('disabled')
})

test('a password field that is added later is not focused by its markup, and its button has its own text', () => {
  expect(template).toMatch(/<input id="password"/)
  expect(template).not.toMatch(/<input id="password"[^>]*autofocus/)
  expect(template).toContain('>login.signIn</span></button>')
})

test('the states that load later contain no text of a problem or a provider', () => {
  const texts = JSON.stringify(more).match(/\{\w+\}/g)
  expect(new Set(texts)).toEqual(new Set(['{problem}', '{hint}', '{continue}', '{provider}']))
  expect(JSON.stringify(more)).not.toContain('Please')
})

test('a page without a card or a button is rejected', () => {
  const lost = (html: string) => formMarkup({ ...forms, password: html })
  expect(() => lost('<form></form>')).toThrow('has lost')
  expect(() => lost('<main></main>')).toThrow('has lost')
})

const input = (value = '') => {
  document.body.innerHTML = `<input id="username" value="${value}"><input id="other">`
  return document.querySelector<HTMLInputElement>('#username')!
}

test('the text, caret and focus are moved to the field that replaces the old one', () => {
  const old = input()
  old.focus()
  const restore = keepFields(document.body)
  old.value = 'jane'
  old.setSelectionRange(1, 2)
  const now = input()
  restore()
  expect(now).toHaveFocus()
  expect([now.value, now.selectionStart, now.selectionEnd]).toEqual(['jane', 1, 2])
})

test('an untouched field does not change the text of the new one', () => {
  const restore = keepFields((input(), document.body))
  const now = input('joe')
  restore()
  expect(now.value).toBe('joe')
  expect(now).not.toHaveFocus()
})

test('a field that stays is not changed', () => {
  const field = input()
  const restore = keepFields(document.body)
  document.querySelector<HTMLInputElement>('#other')!.focus()
  restore()
  expect(field).not.toHaveFocus()
})
