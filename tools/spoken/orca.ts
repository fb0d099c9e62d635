import { copyFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import type { Desktop } from './desktop'

/** An event of Orca's voice: it speaks a piece, or stops for the next one. */
export interface Sound {
  ms: number
  kind: 'said' | 'stopped'
  text: string
}

export interface Orca {
  /** Returns the speech since the last call, once no more follows. */
  speech: (takesMs?: number) => Promise<Sound[]>
  /** Waits for words, and discards them and all earlier speech. */
  until: (words: RegExp) => Promise<void>
}

/** The silence after which speech counts as finished: a pending call takes less. */
const SILENCE_MS = 3500
const LIMIT_MS = 60_000
const PAUSE_MS = 50
const CUSTOMIZED = 'orca-customizations.py'

const isSound = (line: string): boolean => line.startsWith('{"ms"')

/** Starts Orca, with its words on standard output instead of a voice. */
export async function startOrca(desktop: Desktop): Promise<Orca> {
  const folder = path.join(desktop.home, '.local/share/orca')
  mkdirSync(folder, { recursive: true })
  copyFileSync(path.resolve('tools/spoken/orca', CUSTOMIZED), path.join(folder, CUSTOMIZED))
  const orca = desktop.start('orca', ['--disable', 'braille'])
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
  const speech = async (takesMs = SILENCE_MS): Promise<Sound[]> => {
    lastMs = performance.now() + takesMs - SILENCE_MS
    while (performance.now() - lastMs < SILENCE_MS) await pause(PAUSE_MS)
    const all = sounds
    sounds = []
    return all
  }
  await until(/Screen reader on/)
  await speech()
  return { speech, until }
}
