import { ensureBuild } from 'scripts/build/build'
import { buildBareReact } from './bareReact'
import { buildStaticForm } from './staticForm'

export interface Contestant {
  name: string
  /** True where a script answers the submit; the static form's is the browser's. */
  scripted: boolean
  /** Makes the folder that is served under /signin. */
  build: () => Promise<string>
}

/** The limit comes first: every ratio is to it. */
export const CONTESTANTS: Contestant[] = [
  { name: 'static form', scripted: false, build: buildStaticForm },
  { name: 'Foyer', scripted: true, build: () => ensureBuild().then(() => 'dist') },
  { name: 'bare React', scripted: true, build: () => buildBareReact('react') },
  { name: 'bare React, toolkit and saga', scripted: true, build: () => buildBareReact('saga') },
]
