import { isOwnPlace, type SagaNames } from '../../recording/names'
import { type Reader, reader } from './sourceMap'

const MAP = 'sourceMappingURL=data:application/json;charset=utf-8;base64,'
const FRAME = /((?:\/|webpack-internal:)[^\s()]+?):(\d+):(\d+)/
/** The text that webpack adds before the path of a source, and after it for an evaluated module. */
const AROUND = /^webpack:\/\/[^/]*\/(?:\.\/)?|\?\w+$/g

/** Returns the text of a script by its address. */
export type ReadScript = (address: string) => Promise<string>

/** Returns the last map of a text before an index. */
function mapBefore(text: string, end = text.length): Reader | undefined {
  const at = text.lastIndexOf(MAP, end)
  if (at < 0) return undefined
  const [base64 = ''] = /^[A-Za-z0-9+/=]*/.exec(text.slice(at + MAP.length)) ?? []
  return reader(new TextDecoder().decode(Uint8Array.from(atob(base64), char => char.charCodeAt(0))))
}

/** Finds the places of one page in its scripts; each script is read once. */
export function createPlaces(scripts: readonly string[], read: ReadScript, names: SagaNames = {}) {
  const texts = new Map<string, Promise<string>>()
  const readers = new Map<string, Promise<Reader | undefined>>()

  function textOf(address: string): Promise<string> {
    const text = texts.get(address) ?? read(address)
    texts.set(address, text)
    return text
  }

  /** For an evaluated module: its script is unknown, and a later one replaces it. */
  async function findModule(address: string): Promise<Reader | undefined> {
    for (const script of scripts.toReversed()) {
      const text = await textOf(script)
      const end = text.lastIndexOf(`sourceURL=${address}\\n`)
      if (end >= 0) return mapBefore(text, end)
    }
    return undefined
  }

  function readerOf(address: string): Promise<Reader | undefined> {
    const known = readers.get(address)
    if (known) return known
    const found = address.startsWith('webpack-internal:')
      ? findModule(address)
      : textOf(address).then(text => mapBefore(text))
    readers.set(address, found)
    return found
  }

  async function sourceOf(frame: string): Promise<string> {
    const [, address, line, column] = FRAME.exec(frame) ?? []
    if (!address) return ''
    const found = (await readerOf(address))?.(Number(line), Number(column))
    return found ? `${found.source.replace(AROUND, '')}:${found.line}` : ''
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
