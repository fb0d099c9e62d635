import type { Stage } from './shot'
import { enter, press, type } from './steps'

export const ACTIVATE = '/api/auth/v2/activate'

/** Signs a person in as far as the form for a code. */
export async function toCode(stage: Stage, person: string, label = 'Security code'): Promise<void> {
  await enter(stage, person)
  await stage.page.getByLabel(label).waitFor()
}

/** Sends a code. */
export async function activate(stage: Stage, code = '000000', label = 'Security code'): Promise<void> {
  await type(stage, label, code)
  await press(stage, 'Activate')
}
