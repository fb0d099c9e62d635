import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from './build/build'
import { readWaiting, refuseUntranslated } from './messages/state'
import { command, Complaint } from 'scripts/command/command'
import { conformanceFiles, packArchive, releasedFiles, SUMS, sumsOf } from 'scripts/release/releasedFiles'
import { changedFiles, madeAt, readVersions } from 'scripts/release/versions'

const FOLDER = 'release'

// `npm run release`: docs/deployment.md, section 2.
await command(async () => {
  const { app, contract, told, unreleased } = readVersions('.')
  if (!told) throw new Complaint(`CHANGELOG.md has no chapter for ${app}.`)
  if (unreleased !== '')
    console.warn(
      `Warning: CHANGELOG.md has unreleased changes. The archive is created as ${app}; raise the version before you publish it.`,
    )
  if (changedFiles('.').length > 0)
    console.warn('Warning: files differ from the commit, so the archive cannot be reproduced.')
  refuseUntranslated((await readWaiting()).texts)
  const time = madeAt('.')

  const { ok, output } = await build()
  if (!ok) throw new Complaint(`The build failed.\n${output}`)
  const title = `foyer-${app}`
  const files = releasedFiles('.', await conformanceFiles())
  const archive = { name: `${title}.tgz`, content: await packArchive(title, files, time) }
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(path.join(FOLDER, archive.name), archive.content)
  writeFileSync(path.join(FOLDER, SUMS), sumsOf([archive]))
  console.log(`${FOLDER}/${archive.name}: app ${app}, contract ${contract}`)
  console.log(sumsOf([archive]).trimEnd())
  return true
})
