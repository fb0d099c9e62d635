import { tab } from 'src/services/tab'

/** Copies a text; resolves to false if the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await tab.navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
