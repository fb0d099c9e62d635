import { type ExecFileSyncOptions, execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { Complaint } from './command'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** What keeps a Chromium quiet, and lets it run as root and without a display. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The Chromium of this machine: `CHROMIUM_PATH`, else one on the `PATH`. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM_PATH) return isExecutable(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined
  const folders = (env.PATH ?? '').split(path.delimiter).filter(folder => folder !== '')
  return [...folders.flatMap(folder => NAMES.map(name => path.join(folder, name))), MAC].find(isExecutable)
}

const canInstall = (): boolean =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/etc/debian_version')

function installFromDebian(): void {
  const options: ExecFileSyncOptions = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  try {
    execFileSync('apt-get', ['update', '-q'], options)
    execFileSync('apt-get', ['install', '-yq', 'chromium'], options)
  } catch {
    // The line that names what is missing follows.
  }
}

/** The Chromium of this machine, installed from Debian's packages where that can be done; throws one clear line where it cannot. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  const missing = process.env.CHROMIUM_PATH
    ? `CHROMIUM_PATH names no program: ${process.env.CHROMIUM_PATH}`
    : 'Chromium is missing: install it, or name it in CHROMIUM_PATH.'
  if (process.env.CHROMIUM_PATH || !canInstall()) throw new Complaint(missing)
  console.log('Installing Chromium from the packages of this system …')
  installFromDebian()
  const installed = findChromium()
  if (!installed) throw new Complaint(missing)
  return installed
}
