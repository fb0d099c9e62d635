import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { shared } from '../../jest.config.js'
import { groupOf } from './groups.mjs'

const { tests, holding = '' } = groupOf(process.env.MUTATE ?? 'decisions')

/** Tests that open the app or a screen. They are slow, so that only the mutants that survive the others run with them. */
const OPENS_SCREENS = /from '(?:test\/support\/(?:openApp|factorScreen|scenario\/runWalk)|src\/[^']*Screen)'/
const rootDir = process.cwd()

const isChosen = file => {
  const source = readFileSync(file, 'utf8')
  return source.includes(holding) && OPENS_SCREENS.test(source) === Boolean(process.env.MUTATE_SCREENS)
}
const chosen = readdirSync(path.join(rootDir, 'test'), { recursive: true })
  .filter(file => /\.test\.tsx?$/.test(file))
  .filter(file =>
    tests.some(place => [file, `${path.dirname(file)}/*`].includes(place) || file.startsWith(`${place}/`)),
  )
  .map(file => path.join(rootDir, 'test', file))
  .filter(isChosen)

/** The unit project of jest.config.js, with the tests of one group of mutants. */
export default {
  ...shared,
  rootDir,
  testEnvironment: path.join(rootDir, 'test/support/pageEnvironment.js'),
  testMatch: chosen,
  setupFilesAfterEnv: ['<rootDir>/test/support/patience.ts', '<rootDir>/test/support/setup.ts'],
}
