import type { MessageKey } from 'src/messages/en-US'
import { type Answers, openApp } from 'test/support/openApp'
import { buttonThatSays, expectPage } from 'test/support/pseudoPage'

describe('the code for the help desk', () => {
  const DESK: Answers = { 'GET /api/online/v1/support/get-info': { body: { email: 'ω@ω.ω' } } }
  const help = (answers: Answers) => openApp({ path: '/signin/help/support-form', answers })

  const CODE = '/api/online/v1/support/code'
  // (support/desk-code, support/desk-words, support/desk-seen)
  test('a code for the help desk', async () => {
    const found = { body: { code: null, seen: false } as object }
    const app = await help({
      ...DESK,
      'GET /api/online/v1/settings': { body: { helpDeskCodeEnabled: true } },
      [`GET ${CODE}`]: () => found,
      [`POST ${CODE}`]: { body: { code: '048213', expiresIn: 600 } },
    })
    await expectPage('deskCode.heading', 'deskCode.text', 'deskCode.warning', 'deskCode.show')
    await app.user.click(await buttonThatSays('deskCode.show'))
    await expectPage('code.yours', 'code.another')
  })

  test.each<[rule: string, body: object, keys: MessageKey[]]>([
    ['was seen', { seen: true }, ['deskCode.seen', 'deskCode.notYou']],
    [
      'was seen at that time',
      { seen: true, seenAt: 1_767_225_600_000 },
      ['deskCode.seenAt', 'deskCode.notYou'],
    ],
    ['runs out', { code: '048213', expiresIn: 1 }, ['code.over', 'code.another']],
  ])('a code that %s', async (_rule, body, keys) => {
    await help({
      ...DESK,
      'GET /api/online/v1/settings': { body: { helpDeskCodeEnabled: true } },
      [`GET ${CODE}`]: { body },
    })
    await expectPage(...keys)
  })
})
