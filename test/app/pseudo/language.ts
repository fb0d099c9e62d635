import { openApp } from 'test/support/openApp'
import { element, expectPage } from 'test/support/pseudoPage'

// (product/language-menu)
describe('the language menu', () => {
  test('a change of the language, and one that fails', async () => {
    jest.doMock('src/messages/fr/words', () => {
      throw new Error('gone')
    })
    const { user } = await openApp()
    await user.tab()
    const menu = await element('#language')
    await expectPage('language.label')
    await user.selectOptions(menu, 'de')
    await user.selectOptions(menu, 'he')
    await expectPage('language.changed')
    await user.selectOptions(menu, 'fr')
    await expectPage('language.failed')
  })
})
