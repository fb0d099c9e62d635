import { tab } from 'src/services/tab'

/**
 * Opens an address that the server named without telling it where the person comes from (addresses/support): a page in a new tab, mail
 * in the mail program. Returns false if the browser allows no tab now, as WebKit does after the answer of a call: then only a press on a link opens it.
 */
export function openExternal(address: string): boolean {
  if (!address.startsWith('mailto:')) return openTab(address)
  const link = tab.document.createElement('a')
  link.href = address
  tab.document.body.append(link)
  link.click()
  link.remove()
  return true
}

/** With `noopener` the browser would not say whether it has opened the tab. The page itself sends no referrer. */
function openTab(address: string): boolean {
  const opened = tab.open(address, '_blank')
  if (opened) opened.opener = null
  return opened !== null
}
