import type { Shot } from '../shot'
import { open } from '../steps'

/** What stands there when the app cannot. */
export const troubleShots: Shot[] = [
  {
    name: 'trouble-no-script',
    options: { javaScriptEnabled: false },
    reach: stage => open(stage),
  },
]
