import { copyFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import type { Room } from './room'

/** What Orca does with its voice: it says a piece, or falls silent for what comes next. */
export interface Sound {
  ms: number
  kind: 'said' | 'stopped'
  text: string
}

export interface Orca {
  /** What has been said since this was last asked, once nothing more comes. */
  heard: (takesMs?: number) => Promise<Sound[]>
  /** Waits until words are said, and forgets what came before and with them. */
  until: (words: RegExp) => Promise<void>
}

/** How long it is silent before somebody takes it for finished: a call that is on its way takes less. */
const SILENCE_MS = 3500
const LIMIT_MS = 60_000
const PAUSE_MS = 50
const CUSTOMIZED = 'orca-customizations.py'

const isSound = (line: string): boolean => line.startsWith('{"ms"')

/** Orca, with its words on its standard output in place of a voice. */
export async function startOrca(room: Room): Promise<Orca> {
  const folder = path.join(room.home, '.local/share/orca')
  mkdirSync(folder, { recursive: true })
  copyFileSync(path.resolve('tools/spoken/orca', CUSTOMIZED), path.join(folder, CUSTOMIZED))
  const orca = room.start('orca', ['--disable', 'braille'])
  let sounds: Sound[] = []
  let lastMs = performance.now()
  createInterface({ input: orca.stdout }).on('line', line => {
    if (!isSound(line)) return
    sounds.push(JSON.parse(line) as Sound)
    lastMs = performance.now()
  })
  const until = async (words: RegExp): Promise<void> => {
    const endMs = performance.now() + LIMIT_MS
    while (!sounds.some(({ text }) => words.test(text))) {
      if (performance.now() > endMs)
        throw new Error(`${String(words)} was not said, but: ${sounds.map(({ text }) => text).join(' / ')}`)
      await pause(PAUSE_MS)
    }
  }
  const heard = async (takesMs = SILENCE_MS): Promise<Sound[]> => {
    lastMs = performance.now() + takesMs - SILENCE_MS
    while (performance.now() - lastMs < SILENCE_MS) await pause(PAUSE_MS)
    const all = sounds
    sounds = []
    return all
  }
  await until(/Screen reader on/)
  await heard()
  return { heard, until }
}
