import { ensureBuild } from 'scripts/build/build'
import { buildBareReact } from './bareReact'
import { buildStaticForm } from './staticForm'

export interface Contestant {
  name: string
  /** True if a script handles the submit; the browser handles that of the static form. */
  scripted: boolean
  /** Builds the folder that is served under /signin. */
  build: () => Promise<string>
}

/** The limit comes first, because every ratio is relative to it. */
export const CONTESTANTS: Contestant[] = [
  { name: 'static form', scripted: false, build: buildStaticForm },
  { name: 'Foyer', scripted: true, build: () => ensureBuild().then(() => 'dist') },
  { name: 'bare React', scripted: true, build: () => buildBareReact('react') },
  { name: 'bare React, toolkit and saga', scripted: true, build: () => buildBareReact('saga') },
]
