import { tab } from 'src/services/tab'

/** The browser's permission to call hosts of this space; undefined if the browser has no such permission (sign-in/local-hosts). */
export async function localNetworkPermission(
  space: 'loopback' | 'local',
): Promise<PermissionState | undefined> {
  // Chromium 142 to 144 have one permission for both spaces.
  for (const name of [`${space}-network`, 'local-network-access'])
    try {
      return (await tab.navigator.permissions.query({ name: name as PermissionName })).state
    } catch {
      // A name that the browser does not know throws.
    }
  return undefined
}
