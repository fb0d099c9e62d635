import { loadMessages, replaceWords, words } from 'src/messages/catalogue'

test("a company's own words stand in place of ours, also in what is loaded later", async () => {
  replaceWords({ 'login.heading': 'Welcome', 'support.submit': 'Send' })
  expect(words()['login.heading']).toBe('Welcome')
  await loadMessages()
  expect(words()).toMatchObject({
    'login.heading': 'Welcome',
    'support.submit': 'Send',
    'login.next': 'Next',
  })
})
