import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { writeNames } from 'scripts/build/names/writeNames'
import { temporaryFolder } from 'test/support/temporaryFolder'

/** The files of a built folder of one script once its names are written. */
function built(keepMaps?: boolean): string[] {
  const folder = temporaryFolder('maps')
  writeFileSync(path.join(folder, 'main.0a1b2c3d.js'), 'go()')
  writeFileSync(
    path.join(folder, 'main.0a1b2c3d.js.map'),
    JSON.stringify({ version: 3, sources: [], names: [], mappings: '' }),
  )
  writeNames(folder, [], keepMaps)
  return readdirSync(folder).toSorted()
}

test('a release has the names of its functions, and no source map', () => {
  expect(built()).toEqual(['main.0a1b2c3d.js', 'names.0a1b2c3d.json'])
})

test('a measurement of packages has the maps as well', () => {
  expect(built(true)).toEqual(['main.0a1b2c3d.js', 'main.0a1b2c3d.js.map', 'names.0a1b2c3d.json'])
})
