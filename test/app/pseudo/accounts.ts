import { openApp } from 'test/support/openApp'
import { element, expectPage } from 'test/support/pseudoPage'

// (sign-in/accounts)
test('several names to choose from', async () => {
  localStorage.setItem('foyer.accounts', '["ω","ψ"]')
  document.cookie = `rememberMeInfo=${encodeURIComponent('ω')}; path=/`
  const { user } = await openApp()
  await expectPage('login.otherAccount')
  await user.tab()
  await user.click(await element('main section button'))
  await expectPage('accounts.label', 'accounts.forget', 'accounts.forgetName', 'accounts.other')
  localStorage.clear()
})
