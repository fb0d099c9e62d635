import { copyText } from 'src/services/browser/clipboard'
import { tab } from 'src/services/tab'

/**
 * Opens the device's share dialog for an address, or copies the address if there is none. Returns undefined if the
 * person closed the dialog.
 */
export async function shareAddress(address: string): Promise<'shared' | 'copied' | 'failed' | undefined> {
  try {
    await tab.navigator.share({ url: address })
    return 'shared'
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined
    return (await copyText(address)) ? 'copied' : 'failed'
  }
}
