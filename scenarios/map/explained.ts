import { FACTOR_ROUTES } from 'src/constants/factorKinds'
import type { Walked } from './map'

interface Explained {
  why: string
  /** Each as `edgeLine` writes it. */
  edges: readonly string[]
}

const CODE_PAGES = Object.values(FACTOR_ROUTES).filter(route => route !== FACTOR_ROUTES.passkey)
const AFTER_CODE = ['first step', 'checks'].flatMap(to => CODE_PAGES.map(route => `${route} → ${to}`))

/** The arrows that no scenario walks, and why. */
export const explained = ({ edges }: Walked): readonly Explained[] => [
  {
    why: 'a form that knows of no network asks nothing, and no answer of a server is a fault of the app: the rows of `username` are held as cases',
    edges: ['lookup: problem → stays'],
  },
  {
    why: 'every page with a code goes on by the same saga (`followAcceptedCode`), which `/phone-auth` and `/authenticator` walk; `test/e2e/factors.test.ts` walks it in a browser',
    edges: AFTER_CODE.filter(edge => !edges.has(edge)),
  },
  {
    why: 'a passkey is made and used in a browser alone: `test/e2e/passkeys/`',
    edges: [
      '/passkey → first step',
      '/passkey → checks',
      '/passkey-offer → checks',
      'simple login → passkey',
      'passkey: none → caller',
      'passkey: offer → /passkey-offer',
      'passkey: upgrade → caller',
    ],
  },
  {
    why: 'the way back to the question on a phone, past a sign-in: `test/e2e/phoneSignIn.test.ts` walks it in a browser',
    edges: ['caller: phoneSignIn → /phone'],
  },
]
