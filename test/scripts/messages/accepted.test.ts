import { accept, type Accepted, readUntranslated, sourcesOf } from 'scripts/messages/accepted'
import { hashOf, TRANSLATED } from 'scripts/messages/state'

const today = hashOf('login.next')

test('one hash counts for every language', () => {
  const accepted: Accepted = { 'login.next': today }
  expect(TRANSLATED.map(language => sourcesOf(accepted, language))).toEqual(
    TRANSLATED.map(() => ({ 'login.next': today })),
  )
})

test('an accepted language has a separate hash until every language is accepted', () => {
  let accepted: Accepted = { 'login.next': 'earlier', 'login.heading': 'other' }
  accepted = accept(accepted, 'de', ['login.next'])
  expect([sourcesOf(accepted, 'de'), sourcesOf(accepted, 'fr')]).toEqual([
    { 'login.next': today, 'login.heading': 'other' },
    { 'login.next': 'earlier', 'login.heading': 'other' },
  ])
  for (const language of TRANSLATED) accepted = accept(accepted, language, ['login.next'])
  expect(accepted).toEqual({ 'login.next': today, 'login.heading': 'other' })
})

test('a text that only one language has is not accepted for the others', () => {
  const accepted = accept({}, 'de', ['login.next'])
  expect(accepted).toEqual({ 'login.next': { de: today } })
  expect(sourcesOf(accepted, 'fr')).toEqual({})
})

test('every translation is of the English of today (if not: translate it, or npm run messages -- accept --all <key>)', async () => {
  expect((await readUntranslated()).changed).toEqual([])
})
