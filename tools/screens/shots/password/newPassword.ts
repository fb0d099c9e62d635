import type { Stage } from 'tools/screens/shot'
import { press, type } from 'tools/screens/steps'

const NEW = 'Correct-Horse-9'

/** Waits until words have been announced that follow a pause in typing a password. */
export const waitForStatus = ({ page }: Stage, words: string): Promise<void> =>
  page.getByRole('status').filter({ hasText: words }).waitFor({ state: 'attached' })

/** Types a new password twice, and waits for all its announcements, so that they are the same on a slow machine. */
export async function enterNew(stage: Stage, password = NEW): Promise<void> {
  await type(stage, 'New password', password)
  await type(stage, 'Verify password', password)
  await waitForStatus(stage, 'Password strength: Strong')
  await waitForStatus(stage, 'All password rules are met.')
}

/** Types a new password twice and saves it. */
export async function save(stage: Stage, password = NEW): Promise<void> {
  await enterNew(stage, password)
  await press(stage, 'Save password')
}
