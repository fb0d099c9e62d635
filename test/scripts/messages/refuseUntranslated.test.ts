import { refuseUntranslated } from 'scripts/messages/state'

test('a release with a text that waits for its translation is refused by its name', () => {
  expect(() => refuseUntranslated(['support.hurry', 'apps.app'])).toThrow(
    '2 texts must be translated: support.hurry, apps.app.',
  )
})

test('one without any goes on', () => {
  expect(() => refuseUntranslated([])).not.toThrow()
})
