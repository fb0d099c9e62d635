import { refuseUntranslated } from 'scripts/release/refuseUntranslated'
import { newWords } from 'src/messages/toBeTranslated'

test('a release with a text that waits for its translation is refused by its name', () => {
  expect(() => refuseUntranslated({ 'support.hurry': 'Hurry', 'apps.app': 'App' })).toThrow(
    '2 to be translated: support.hurry, apps.app.',
  )
})

test('one without any goes on', () => {
  expect(() => refuseUntranslated({})).not.toThrow()
})

// A text that waits has to have a name in the catalogue, or nobody would see it.
test('what waits now is in the catalogue', async () => {
  const { enUS } = await import('src/messages/en-US')
  expect(Object.keys(enUS)).toEqual(expect.arrayContaining(Object.keys(newWords)))
})
