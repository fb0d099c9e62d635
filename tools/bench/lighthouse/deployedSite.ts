import { startSite } from 'scripts/budget/site'
import { findNginx } from 'scripts/programs/nginx'
import { startSite as startNginx } from 'scripts/nginx/startSite'

export interface DeployedSite {
  address: string
  /** What serves it. */
  server: string
  stop: () => Promise<void>
}

/** A built folder as it would be deployed: by `deploy/nginx.conf` where this machine has nginx, with the usual fixed answers behind it. */
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
