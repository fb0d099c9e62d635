import { copyText } from 'src/services/browser/clipboard'

/** Offers an address to the device's own ways of sending, else copies it; undefined where the person closed the offer. */
export async function shareAddress(address: string): Promise<'shared' | 'copied' | 'failed' | undefined> {
  try {
    await navigator.share({ url: address })
    return 'shared'
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined
    return (await copyText(address)) ? 'copied' : 'failed'
  }
}
