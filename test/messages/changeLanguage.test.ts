/* eslint-disable @typescript-eslint/consistent-type-imports -- each test loads the modules again */
import type { Language } from 'src/messages/pickLanguage'

const wordsOf = (language: Language) => `src/messages/${language}/words`

let catalogue: typeof import('src/messages/catalogue')
let changeLanguage: (typeof import('src/messages/changeLanguage'))['changeLanguage']

beforeEach(async () => {
  jest.resetModules()
  catalogue = await import('src/messages/catalogue')
  ;({ changeLanguage } = await import('src/messages/changeLanguage'))
})
afterEach(() => {
  jest.dontMock(wordsOf('fr'))
  jest.dontMock('src/messages/languages')
})

const page = () => [catalogue.language(), document.documentElement.lang, catalogue.words()['login.heading']]

test('changing the language updates the page and the screens that load later', async () => {
  await expect(changeLanguage('pt')).resolves.toBe(true)
  expect(page()).toEqual(['pt', 'pt-BR', 'Entrar'])
  await catalogue.loadMessages()
  expect(page()).toEqual(['pt', 'pt-BR', 'Entrar'])
  await expect(changeLanguage('en-US')).resolves.toBe(true)
  expect(page()).toEqual(['en-US', 'en-US', 'Sign in'])
  await expect(changeLanguage('he')).resolves.toBe(true)
  expect(document.documentElement.dir).toBe('rtl')
})

test('a change calls back before it, and then notifies the components that follow the language', async () => {
  const events: string[] = []
  const stop = catalogue.followLanguage(() => events.push(catalogue.language()))
  await changeLanguage('pt', () => events.push(`before ${catalogue.language()}`))
  expect(events).toEqual(['before en-US', 'pt'])
  stop()
  await changeLanguage('de')
  expect(events).toHaveLength(2)
})

test('a language that fails to load changes nothing', async () => {
  await changeLanguage('de')
  jest.doMock(wordsOf('fr'), () => {
    throw new Error('gone')
  })
  await expect(changeLanguage('fr')).resolves.toBe(false)
  expect(page()).toEqual(['de', 'de', 'Anmelden'])
})

describe('a language that loads late', () => {
  let late: Promise<void> | undefined
  let come = () => {}
  const comesLate = () => (late = new Promise<void>(resolve => (come = resolve)))

  beforeEach(async () => {
    late = undefined
    jest.resetModules()
    jest.doMock('src/messages/languages', () => {
      const real = jest.requireActual<typeof import('src/messages/languages')>('src/messages/languages')
      return {
        loadLanguage: async (cultures: readonly string[]) => {
          if (cultures[0] === 'de') await late
          return real.loadLanguage(cultures)
        },
      }
    })
    catalogue = await import('src/messages/catalogue')
    ;({ changeLanguage } = await import('src/messages/changeLanguage'))
  })

  test('does not replace a later choice', async () => {
    void comesLate()
    const first = changeLanguage('de')
    await changeLanguage('fr')
    come()
    await expect(first).resolves.toBe(true)
    expect(page()).toEqual(['fr', 'fr', 'Connexion'])
  })

  test('is not undone by a screen whose texts were loading', async () => {
    await catalogue.prepareLanguage(['de'])
    void comesLate()
    const screen = catalogue.loadMessages()
    await changeLanguage('fr')
    come()
    await screen
    expect(page()).toEqual(['fr', 'fr', 'Connexion'])
  })
})
