// @ts-check
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import {
  copyFile,
  cp,
  constants,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises'
import path from 'node:path'

const HASHED = /\.[0-9a-f]{8}\./
const HOUR_MS = 60 * 60 * 1000
const DAYS_30_MS = 30 * 24 * HOUR_MS
/** Written last, so a folder that contains it is complete. */
const LIST = 'files'
/** Files that one build and one configuration always produce identically. */
const CONFIGURED = /^(?:index\.html|shell\.html|related-origins\.json)/

/**
 * Returns the name of a release: one build with one configuration.
 * @param {string} dist
 * @param {string} config the path of the configuration
 */
export async function releaseName(dist, config) {
  const hash = createHash('sha256')
  for (const file of ['index.html', 'shell.html', 'csp.nginx.conf']
    .map(name => path.join(dist, name))
    .concat(config))
    hash.update(await readFile(file)).update('\0')
  return hash.digest('hex').slice(0, 16)
}

/**
 * Returns the complete releases of a folder, the latest first.
 * @param {string} releases
 * @returns {Promise<{ folder: string, usedMs: number }[]>}
 */
async function wholeReleases(releases) {
  const names = await readdir(releases)
  const folders = names
    .map(name => path.join(releases, name))
    .filter(each => existsSync(path.join(each, LIST)))
  const used = await Promise.all(
    folders.map(async folder => ({ folder, usedMs: (await stat(folder)).mtimeMs })),
  )
  return used.sort((a, b) => b.usedMs - a.usedMs)
}

/**
 * Copies the hashed files of one build into a folder that lacks them.
 * @param {string[]} names
 * @param {string} from
 * @param {string} to
 */
async function addHashed(names, from, to) {
  for (const name of names.filter(each => HASHED.test(each) && !existsSync(path.join(to, each))))
    await copyFile(path.join(from, name), path.join(to, name), constants.COPYFILE_EXCL).catch(
      // Another container was faster.
      error => (error.code === 'EEXIST' ? undefined : Promise.reject(error)),
    )
}

/** @param {string} folder */
const listed = async folder => (await readFile(path.join(folder, LIST), 'utf8')).split('\n').filter(Boolean)

/**
 * Sets the same times for the pages in every container, because their ETags must match: a time that only this release has.
 * @param {string} signin
 * @param {string} name
 */
async function settleTimes(signin, name) {
  const built = (await stat(path.join(signin, 'csp.nginx.conf'))).mtimeMs
  const time = new Date(built - Number.parseInt(name.slice(0, 6), 16) * 1000)
  for (const each of (await readdir(signin)).filter(file => CONFIGURED.test(file)))
    await utimes(path.join(signin, each), time, time)
}

/**
 * Adds a configured build to the releases of a folder that several containers may share, and exchanges hashed files with the earlier releases, so that a page of
 * one container finds its scripts on every other. Returns the release's folder.
 * @param {{ dist: string, config: string, releases: string, configure: (signin: string) => Promise<void>, compare: (folder: string) => Promise<void> }} parts
 */
export async function addRelease({ dist, config, releases, configure, compare }) {
  await mkdir(releases, { recursive: true })
  const name = await releaseName(dist, config)
  const folder = path.join(releases, name)
  const built = await readdir(dist)
  const others = (await wholeReleases(releases)).filter(each => each.folder !== folder)
  if (!existsSync(path.join(folder, LIST))) {
    const draft = path.join(releases, `.${name}-${process.pid}-${Date.now()}`)
    const signin = path.join(draft, 'signin')
    try {
      await cp(dist, signin, { recursive: true, preserveTimestamps: true })
      for (const other of others)
        await addHashed(await listed(other.folder), path.join(other.folder, 'signin'), signin)
      await configure(signin)
      await compare(draft)
      await settleTimes(signin, name)
      await writeFile(path.join(draft, LIST), built.map(each => `${each}\n`).join(''))
      await rename(draft, folder)
    } catch (error) {
      await rm(draft, { recursive: true, force: true })
      if (!existsSync(path.join(folder, LIST))) throw error
    }
  }
  for (const other of others) await addHashed(built, dist, path.join(other.folder, 'signin'))
  return folder
}

/**
 * Marks a release as live, and deletes those that were replaced more than 30 days ago.
 * @param {string} releases
 * @param {string} folder
 * @param {number} nowMs
 */
export async function makeLive(releases, folder, nowMs) {
  const before = (await wholeReleases(releases)).filter(each => each.folder !== folder)
  const now = new Date(nowMs)
  await utimes(folder, now, now)
  // The latest one is replaced only now.
  const past = before.filter((_each, at) => at > 0 && (before[at - 1]?.usedMs ?? nowMs) < nowMs - DAYS_30_MS)
  const drafts = (await readdir(releases)).filter(name => name.startsWith('.'))
  for (const name of drafts) {
    const draft = path.join(releases, name)
    // Left behind by a container that was interrupted.
    if ((await stat(draft)).mtimeMs < nowMs - HOUR_MS) past.push({ folder: draft, usedMs: 0 })
  }
  for (const each of past) await rm(each.folder, { recursive: true, force: true })
}
