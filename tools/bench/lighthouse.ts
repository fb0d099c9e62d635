import { freePorts } from 'scripts/programs/freePorts'
import run from 'lighthouse'
import { marksTables, type Report } from './lighthouseMarks'
import type { Bench, Table } from './tables'
import { MEASURED } from './visit/withPage'
import { launchChromium } from 'scripts/programs/chromium'
import { ensureBuild } from 'scripts/build/build'
import { Complaint } from 'scripts/command/command'
import { startSite } from 'scripts/budget/site'
import { findNginx } from 'scripts/programs/nginx'
import { startSite as startNginx } from 'scripts/nginx/startSite'

interface DeployedSite {
  address: string
  /** The server program. */
  server: string
  stop: () => Promise<void>
}

/** Serves a built folder as in a deployment: with `deploy/nginx.conf` if this machine has nginx, and with the usual fixed responses behind it. */
async function startDeployedSite(folder: string): Promise<DeployedSite> {
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

const CATEGORIES = ['performance', 'accessibility', 'best-practices']
const MOST_RUNS = 3

/** Creates one report in a separate browser, with Lighthouse's default mobile settings. */
async function report(address: string): Promise<Report & { lighthouseVersion: string }> {
  const [port = 0] = await freePorts(1)
  const browser = await launchChromium([...MEASURED, `--remote-debugging-port=${port}`])
  try {
    const result = await run(address, { port, logLevel: 'error', onlyCategories: CATEGORIES })
    if (!result) throw new Complaint('Lighthouse returned no report.')
    return result.lhr
  } finally {
    await browser.close()
  }
}

/** Returns Lighthouse's scores of the deployed page. */
export async function measureLighthouse({ runs, print }: Bench): Promise<Table[]> {
  await ensureBuild()
  const site = await startDeployedSite('dist')
  const count = Math.min(runs, MOST_RUNS)
  const reports = []
  try {
    for (let turn = 1; turn <= count; turn++) {
      print(`Lighthouse: run ${turn} of ${count}`)
      reports.push(await report(site.address))
    }
  } finally {
    await site.stop()
  }
  const version = reports[0]?.lighthouseVersion ?? ''
  return marksTables(
    `Lighthouse ${version}, mobile, /signin/ served by ${site.server}: median of ${count} runs`,
    reports,
  )
}
