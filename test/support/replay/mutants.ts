import { readFileSync } from 'node:fs'
import type { Mutant } from './planted'

export interface Stopped extends Mutant {
  recording: string
  /** The effect at which the replay must stop: the saga, its number there, and its text. */
  stops: string
}

function stopped(line: string): Stopped {
  const [file = '', how, from = '', recording = '', stops = ''] = line.split(' · ')
  return { file, from, to: how === 'lost' ? '' : `!(${from})`, recording, stops }
}

/** Changes of sagas that their own tests notice too: an effect that is lost, a condition that is turned round. */
export const MUTANTS: readonly Stopped[] = readFileSync('test/replay/mutants.txt', 'utf8')
  .trimEnd()
  .split('\n')
  .map(stopped)
