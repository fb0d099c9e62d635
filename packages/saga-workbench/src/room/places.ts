import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import { isOwnPlace, type SagaNames } from '../recording/names'
import type { Recording } from '../recording/entries'

const MAP = 'sourceMappingURL=data:application/json;charset=utf-8;base64,'
/** The address follows a space or a bracket in V8, and an @ in the other engines, whose names of functions may have a slash. */
const FRAME = /(?:^|[\s(@])((?:\/|webpack-internal:)[^\s()]+?):(\d+):(\d+)/
/** The text that webpack adds before the path of a source, and after it for an evaluated module. */
const AROUND = /^webpack:\/\/[^/]*\/(?:\.\/)?|\?\w+$/g

/** Returns the text of a script by its address. */
export type ReadScript = (address: string) => Promise<string>

/** Returns the last map of a text before an index. */
function mapBefore(text: string, end = text.length): TraceMap | undefined {
  const at = text.lastIndexOf(MAP, end)
  if (at < 0) return undefined
  const [base64 = ''] = /^[A-Za-z0-9+/=]*/.exec(text.slice(at + MAP.length)) ?? []
  return new TraceMap(new TextDecoder().decode(Uint8Array.from(atob(base64), char => char.charCodeAt(0))))
}

/** Returns the same function, which loads each address only once. */
function once<T>(load: (address: string) => Promise<T>): (address: string) => Promise<T> {
  const loaded = new Map<string, Promise<T>>()
  return address => {
    const found = loaded.get(address) ?? load(address)
    loaded.set(address, found)
    return found
  }
}

/** Finds the places of one page in its scripts; each script is read once. */
export function createPlaces(scripts: readonly string[], read: ReadScript, names: SagaNames = {}) {
  const textOf = once(read)

  /** For an evaluated module: its script is unknown, and a later one replaces it. */
  async function findModule(address: string): Promise<TraceMap | undefined> {
    for (const script of scripts.toReversed()) {
      const text = await textOf(script)
      const end = text.lastIndexOf(`sourceURL=${address}\\n`)
      if (end >= 0) return mapBefore(text, end)
    }
    return undefined
  }

  const mapOf = once(async address =>
    address.startsWith('webpack-internal:') ? findModule(address) : mapBefore(await textOf(address)),
  )

  async function sourceOf(frame: string): Promise<string> {
    const [, address, line, column] = FRAME.exec(frame) ?? []
    if (!address) return ''
    const map = await mapOf(address)
    // The library counts columns from 0.
    const found = map && originalPositionFor(map, { line: Number(line), column: Number(column) - 1 })
    return found?.source ? `${found.source.replace(AROUND, '')}:${found.line}` : ''
  }

  /** Returns 'src/sagas/mfa/sessionPolling.ts:22' for the stack of an effect's creation; its first line if no map contains it. */
  return async (stack: string): Promise<string> => {
    const frames = stack.split('\n')
    for (const frame of frames) {
      const place = await sourceOf(frame).catch(() => '')
      if (isOwnPlace(place, names)) return place
    }
    return frames[0] ?? ''
  }
}

const read = (address: string): Promise<string> => fetch(address).then(answer => answer.text())

let places: { page: string; scripts: number; placeOf: ReturnType<typeof createPlaces> } | undefined

/** Returns the finder of one page's places: a reloaded page may have other scripts with the same names. */
export function placesOf({ page, scripts = [], names }: Recording): ReturnType<typeof createPlaces> {
  if (places?.page !== page || places.scripts !== scripts.length)
    places = { page, scripts: scripts.length, placeOf: createPlaces(scripts, read, names) }
  return places.placeOf
}
