import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import run from 'lighthouse'
import type { Bench, Measure, Table } from 'tools/bench/measure'
import { MEASURED } from 'tools/bench/measuredBrowser'
import { launchChromium } from 'scripts/programs/browser'
import { ensureBuild } from 'scripts/build/build'
import { Complaint } from 'scripts/command/command'
import { startDeployedSite } from './deployedSite'
import { marksTables, type Report } from './marks'

const CATEGORIES = ['performance', 'accessibility', 'best-practices']
const MOST_RUNS = 3

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Creates one report in a separate browser, with Lighthouse's default mobile settings. */
async function report(address: string): Promise<Report & { lighthouseVersion: string }> {
  const port = await freePort()
  const browser = await launchChromium([...MEASURED, `--remote-debugging-port=${port}`])
  try {
    const result = await run(address, { port, logLevel: 'error', onlyCategories: CATEGORIES })
    if (!result) throw new Complaint('Lighthouse returned no report.')
    return result.lhr
  } finally {
    await browser.close()
  }
}

async function measure({ runs, print }: Bench): Promise<Table[]> {
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

export const lighthouse: Measure = { name: 'lighthouse', run: measure }
