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

/** Opens the share dialog for an address, or copies it if there is none. Returns undefined if the person closed the dialog. */
export async function shareAddress(address: string): Promise<'shared' | 'copied' | 'failed' | undefined> {
  try {
    await tab.navigator.share({ url: address })
    return 'shared'
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined
    return (await copyText(address)) ? 'copied' : 'failed'
  }
}
