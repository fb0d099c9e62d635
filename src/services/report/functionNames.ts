import { BASE_PATH } from 'src/constants/basePath'
import { READ_LIMIT_MS } from 'src/constants/timings'
import { tab } from 'src/services/tab'

/** The names of the source, by the fingerprints of functions, and the texts that are the app's own. */
interface FunctionNames {
  functions: Record<string, string>
  words: string[]
}

/** In the place of many names of one text. */
export const ANY_NAME = '?'

/** A number of 53 bits for a text, in letters: no two functions of a release that differ have the same. */
export function fingerprint(text: string): string {
  let [one, other] = [0x811c9dc5, 0x9747b28c]
  for (let at = 0; at < text.length; at += 1) {
    one = Math.imul(one ^ text.charCodeAt(at), 0x01000193)
    other = Math.imul(other ^ text.charCodeAt(at), 0x5bd1e995)
  }
  return ((one >>> 0) * 0x200000 + ((other >>> 0) & 0x1fffff)).toString(36)
}

/** Fetches the names that the build has written beside the scripts of a release (support/recording). */
export async function fetchNames(build: string): Promise<FunctionNames> {
  const response = await tab.fetch(`${tab.location.origin}${BASE_PATH}/names.${build}.json`, {
    signal: AbortSignal.timeout(READ_LIMIT_MS),
  })
  if (!response.ok) throw new Error(`names of the build: ${response.status}`)
  const { functions, words } = (await response.json()) as Partial<FunctionNames>
  // Checked by hand, because a schema would add its code to the first load.
  if (typeof functions !== 'object' || !Array.isArray(words))
    throw new Error('names of the build: unreadable')
  return { functions, words }
}
