/**
 * Opens an address that the server named without telling it where the person comes from (addresses/support).
 * Opens a new tab while the browser allows one after the person's press; otherwise, and for mail, uses this tab. Returns whether this page stays.
 */
export function openExternal(address: string): boolean {
  const link = document.createElement('a')
  link.href = address
  link.rel = 'noopener noreferrer'
  const mail = address.startsWith('mailto:')
  const ownTab = !mail && mayOpenTab()
  if (ownTab) link.target = '_blank'
  document.body.append(link)
  link.click()
  link.remove()
  return mail || ownTab
}

/** Whether the browser would allow a new tab; true for an older browser that cannot say. */
const mayOpenTab = (): boolean =>
  !('userActivation' in navigator) || (navigator.userActivation as { isActive: boolean }).isActive
