import type { Stage } from 'tools/screens/shot'
import { press, type } from 'tools/screens/steps'

const NEW = 'Correct-Horse-9'

/** Types a new password twice. */
export async function enterNew(stage: Stage, password = NEW): Promise<void> {
  await type(stage, 'New password', password)
  await type(stage, 'Verify password', password)
}

/** Types a new password twice and saves it. */
export async function save(stage: Stage, password = NEW): Promise<void> {
  await enterNew(stage, password)
  await press(stage, 'Save password')
}
