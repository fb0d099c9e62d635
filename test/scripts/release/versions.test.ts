import { JOURNEYS } from 'foyer-contract/document/readDocument'
import { readFileSync } from 'node:fs'
import { readVersions } from 'scripts/release/versions'
import { parseDocument } from 'yaml'

const versions = readVersions('.')

test('the newest row of the changelog has the versions of the app and of the contract', () => {
  expect(versions.listed).toEqual({ app: versions.app, contract: versions.contract })
})

test('the changelog has a chapter of this version', () => {
  expect(versions.told).toBe(true)
})

test('the lock file and the journeys have them too', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { version: string }
  // Only the version: the journeys have more aliases than the parser takes at once.
  const versionIn = (file: string): unknown =>
    parseDocument(readFileSync(file, 'utf8')).getIn(['info', 'version'])
  const told = JOURNEYS.map(versionIn)
  expect([lock.version, ...told]).toEqual([versions.app, ...JOURNEYS.map(() => versions.contract)])
})

test('the page for adopters names the server version that this app needs', () => {
  const [first, second] = versions.contract.split('.')
  const rows = readFileSync('docs/adopting.md', 'utf8').split('\n')
  expect(rows).toContain(`| ${versions.app} | ${first}.${second} or later, below ${Number(first) + 1}.0 |`)
})
