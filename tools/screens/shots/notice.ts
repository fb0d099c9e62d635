import { NOTICES } from 'sandbox/company/notices'
import type { Shot, Stage } from '../shot'
import { open, seen } from '../steps'

const [SHORT, LONG] = Object.values(NOTICES)

async function withNotice(stage: Stage, notice = SHORT): Promise<void> {
  await stage.sandbox.api('company', { method: 'PUT', body: { settings: { notice } } })
  await open(stage)
  await seen(stage, 'Next')
  await stage.page.getByRole('link', { name: 'More information' }).waitFor()
}

/** The notice at the top edge of the sign-in page. */
export const noticeShots: Shot[] = [
  { name: 'notice-info', reach: stage => withNotice(stage) },
  { name: 'notice-warning', reach: stage => withNotice(stage, LONG) },
]
