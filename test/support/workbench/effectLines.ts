import { readFileSync } from 'node:fs'
import { filesIn } from 'scripts/build/filesIn'
import { createPlaces } from 'saga-workbench/room/places'

/** A creator of effects as a module calls it, and which one it is. */
const CALLS = /\(0,\s*[\w$]*sagas_effects[\w$]*\.(\w+)\)\(/g

/** Each call of a creator in a text: its line and column, which count from 1, and its name. */
function callsIn(text: string): { line: number; column: number; creator: string }[] {
  return text.split('\n').flatMap((row, index) =>
    [...row.matchAll(CALLS)].map(({ index: at, 1: creator = '' }) => ({
      line: index + 1,
      column: at + 1,
      creator,
    })),
  )
}

/** The modules of a script that are evaluated, by their addresses. */
function evaluated(text: string): [address: string, code: string][] {
  return [...text.matchAll(/eval\((?:__webpack_require__\.ts\()?("(?:[^"\\]|\\.)*")/g)].flatMap(
    ([, quoted = '']) => {
      const code = JSON.parse(quoted) as string
      const [, address] = /sourceURL=(webpack-internal:\S+)/.exec(code) ?? []
      return address === undefined ? [] : [[address, code] as [string, string]]
    },
  )
}

const lineAt = (place: string): string => {
  const [, file = '', line = ''] = /^(src\/.+):(\d+)$/.exec(place) ?? []
  return file === '' ? '' : (readFileSync(file, 'utf8').split('\n')[Number(line) - 1] ?? '')
}

/** The places that a build leads to wrongly, of all that make an effect; and the files that hold some. */
export async function wrongIn(scripts: ReadonlyMap<string, string>, isEvaluated: boolean) {
  const placeOf = createPlaces([...scripts.keys()], address => Promise.resolve(scripts.get(address) ?? ''))
  const wrong: string[] = []
  const files = new Set<string>()
  for (const [script, text] of scripts) {
    const modules = isEvaluated ? evaluated(text) : [[script, text] as const]
    for (const [address, code] of modules) {
      for (const { line, column, creator } of callsIn(code)) {
        const place = await placeOf(`at saga (${address}:${line}:${column})`)
        files.add(place.replace(/:\d+$/, ''))
        if (!new RegExp(`\\b${creator}\\b`).test(lineAt(place)))
          wrong.push(`${script}: ${creator} at ${line}:${column} leads to ${place}: ${lineAt(place)}`)
      }
    }
  }
  return { wrong, files }
}

const MAKES_EFFECTS = /yield\* (?:all|call|delay|fork|put|race|select|spawn|take\w*)\(/

/** The modules that make effects, by their sources. */
export const SAGAS = filesIn('src/sagas').filter(
  file => !file.endsWith('effects.ts') && MAKES_EFFECTS.test(readFileSync(file, 'utf8')),
)
