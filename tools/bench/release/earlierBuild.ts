import { execFileSync } from 'node:child_process'
import { mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { Complaint } from 'scripts/command/command'

const TREE = '.cache/bench/earlier'
const BUILT = '.cache/bench/earlier-dist'

const git = (...args: string[]): Buffer => execFileSync('git', args, { maxBuffer: 2 ** 30 })

/** Builds the commit of so many commits ago with today's packages; returns the folder, and the commit's short hash. */
export function buildEarlier(commits: number): { folder: string; commit: string } {
  for (const folder of [TREE, BUILT]) rmSync(folder, { recursive: true, force: true })
  mkdirSync(TREE, { recursive: true })
  try {
    const commit = git('rev-parse', '--short', `HEAD~${commits}`).toString().trim()
    execFileSync('tar', ['-x', '-C', TREE], { input: git('archive', commit) })
    symlinkSync(path.resolve('node_modules'), path.join(TREE, 'node_modules'))
    execFileSync('npm', ['run', '-s', 'build'], { cwd: TREE, stdio: 'pipe' })
    renameSync(path.join(TREE, 'dist'), BUILT)
    return { folder: BUILT, commit }
  } catch (error) {
    throw new Complaint(`The build of ${commits} commits ago failed.\n${String(error)}`)
  } finally {
    rmSync(TREE, { recursive: true, force: true })
  }
}
