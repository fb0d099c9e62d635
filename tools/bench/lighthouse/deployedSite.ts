import { startSite } from 'scripts/budget/site'
import { findNginx } from 'scripts/programs/nginx'
import { startSite as startNginx } from 'scripts/nginx/startSite'

export interface DeployedSite {
  address: string
  /** The server program. */
  server: string
  stop: () => Promise<void>
}

/** Serves a built folder as in a deployment: with `deploy/nginx.conf` if this machine has nginx, and with the usual fixed responses behind it. */
export async function startDeployedSite(folder: string): Promise<DeployedSite> {
  const site = await startSite(folder)
  if (!findNginx())
    return { address: `${site.origin}/signin/`, server: "the sandbox's server", stop: site.stop }
  const nginx = await startNginx({ dist: folder, api: site.origin })
  return {
    address: `${nginx.http}/signin/`,
    server: 'deploy/nginx.conf',
    stop: async () => {
      await nginx.stop()
      await site.stop()
    },
  }
}
