import { createMemoryHistory } from 'history'
import { answerForm } from 'src/boot/answerForm'
import { sayMore } from 'src/boot/say/sayMore'
import { loginActions } from 'src/features/signIn/loginSlice'
import type { Handover } from 'src/services/http/handover'
import { buildStore } from 'src/store/createStore'
import { builtPage, drawn, field, shown } from 'test/boot/builtPage'

const IDP = 'https://idp.example/start'

/** The page of somebody whose name has been sent, and whose provider is found. */
async function begun(provider: Handover['provider'] = { ownProvider: false, name: 'Okta' }) {
  const page = builtPage()
  const { store } = buildStore(createMemoryHistory({ initialEntries: ['/signin/'] }))
  answerForm(store, page)
  field('username').value = 'jane'
  page.onSend()
  store.dispatch(loginActions.providerFound({ redirectUrl: IDP, ...provider }))
  await sayMore(store, page)
  const edit = (name: string) => {
    field('username').value = name
    page.onEdit()
  }
  return { page, store, edit, login: () => store.getState().login }
}

// (sign-in/before-react, sign-in/to-provider, sign-in/own-provider)
test.each<[provider: NonNullable<Handover['provider']>]>([
  [{ ownProvider: false }],
  [{ ownProvider: true }],
  [{ ownProvider: false, name: 'Okta' }],
])('the step of the provider %j is shown as React draws it', async provider => {
  const { page } = await begun(provider)
  expect(shown()).toBe(drawn('idpRedirect', undefined, provider))
  expect([page.shown, page.provider]).toEqual(['idpRedirect', provider])
})

test('the button continues with the name that is in the field', async () => {
  const { page, login } = await begun()
  page.onSend()
  expect(login()).toEqual({
    username: 'jane',
    step: 'idpRedirect',
    redirectUrl: IDP,
    ownProvider: false,
    name: 'Okta',
  })
  field('username').value = ''
  page.onSend()
  expect(login()).toEqual({ username: '', step: 'username', problem: { code: 'enterUsername' } })
  expect(shown()).toBe(drawn('username', { code: 'enterUsername' }))
})

// (sign-in/edit-resets)
test('another name takes the provider away, and the next one may have a password', async () => {
  const { page, store, edit } = await begun()
  edit('john')
  expect(page.provider).toBeUndefined()
  expect(shown()).toBe(drawn('username'))
  page.onSend()
  expect(shown()).toBe(drawn('lookingUp'))
  store.dispatch(loginActions.passwordAsked())
  expect(shown()).toBe(drawn('password'))
})

test('a problem of this step waits for React; without it the step is shown again', async () => {
  const { page, store } = await begun()
  store.dispatch(loginActions.failed({ code: 'serverLater' }))
  expect(shown()).toBe(drawn('lookingUp'))
  store.dispatch(loginActions.continued('jane'))
  expect(shown()).toBe(drawn('idpRedirect', undefined, page.provider))
})

test('what React has taken over is left alone', async () => {
  const { page, store } = await begun()
  const before = shown()
  page.taken = true
  store.dispatch(loginActions.usernameEdited('john'))
  expect(shown()).toBe(before)
})
