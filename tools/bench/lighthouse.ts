import { freePorts } from 'scripts/programs/freePorts'
import run from 'lighthouse'
import { marksTables, type Report } from './lighthouseMarks'
import type { Bench, Table } from './tables'
import { MEASURED } from './visit/withPage'
import { launchChromium } from 'scripts/programs/chromium'
import { ensureBuild } from 'scripts/build/build'
import { Complaint } from 'scripts/command/command'
import { startSite } from 'scripts/budget/site'
import { startSite as startNginx } from 'scripts/nginx/startSite'

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

/** Returns Lighthouse's scores of the page as a deployment serves it, with fixed responses behind nginx. */
export async function measureLighthouse({ runs, print }: Bench): Promise<Table[]> {
  await ensureBuild()
  const api = await startSite('dist')
  const nginx = await startNginx({ dist: 'dist', api: api.origin })
  const count = Math.min(runs, MOST_RUNS)
  const reports = []
  try {
    for (let turn = 1; turn <= count; turn++) {
      print(`Lighthouse: run ${turn} of ${count}`)
      reports.push(await report(`${nginx.http}/signin/`))
    }
  } finally {
    await nginx.stop()
    await api.stop()
  }
  const version = reports[0]?.lighthouseVersion ?? ''
  return marksTables(
    `Lighthouse ${version}, mobile, /signin/ served by deploy/nginx.conf: median of ${count} runs`,
    reports,
  )
}
