import { tab } from 'src/services/tab'

/**
 * Opens an address that the server named, without sending it a referrer (addresses/support): a page in a new tab,
 * mail in the mail program. Returns false if the browser allows no new tab at the moment. WebKit allows none after a
 * response has arrived, so that only a press on a link opens one.
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

/** Does not use `noopener`, because the browser would then not report whether it opened the tab. The page itself sends no referrer. */
function openTab(address: string): boolean {
  const opened = tab.open(address, '_blank')
  if (opened) opened.opener = null
  return opened !== null
}
