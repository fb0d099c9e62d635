import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { shared } from '../../jest.config.js'
import { groupOf } from './groups.mjs'

const { tests, slow = [] } = groupOf(process.env.MUTATE ?? 'decisions')

/** Tests that open the app or a screen are slow. */
const OPENS_SCREENS = /from '(?:test\/support\/(?:openApp|factorScreen|scenario\/runWalk)|src\/[^']*Screen)'/
const rootDir = process.cwd()

const isIn = (file, places) =>
  places.some(place => [file, `${path.dirname(file)}/*`].includes(place) || file.startsWith(`${place}/`))

const isChosen = file => {
  const source = readFileSync(path.join(rootDir, 'test', file), 'utf8')
  return process.env.MUTATE_SLOW
    ? isIn(file, [...tests, ...slow])
    : isIn(file, tests) && !OPENS_SCREENS.test(source)
}
const chosen = readdirSync(path.join(rootDir, 'test'), { recursive: true })
  .filter(file => /\.test\.tsx?$/.test(file))
  .filter(isChosen)
  .map(file => path.join(rootDir, 'test', file))

/** The unit project of jest.config.js, with the tests of one group of mutants. */
export default {
  ...shared,
  rootDir,
  testEnvironment: path.join(rootDir, 'test/support/pageEnvironment.js'),
  testMatch: chosen,
  setupFilesAfterEnv: ['<rootDir>/test/support/patience.ts', '<rootDir>/test/support/setup.ts'],
}
