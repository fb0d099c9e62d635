/** Arrows that no scenario walks, and why; each as `edgeLine` writes it. */
export const EXPLAINED: readonly { why: string; edges: readonly string[] }[] = [
  {
    why: 'a form that knows of no network asks nothing, and no answer of a server is a fault of the app: the rows of `username` are held as cases',
    edges: ['lookup: problem → stays'],
  },
  {
    why: 'every page with a code goes on by the same saga (`followAcceptedCode`), which `/phone-auth` and `/authenticator` walk; `test/e2e/factors.test.ts` walks it in a browser',
    edges: [
      '/symantec → first step',
      '/authenticator → first step',
      '/verification → first step',
      '/symantec → checks',
      '/verification → checks',
    ],
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
    edges: ['caller: phone → /phone'],
  },
]

/** Why no scenario walks an arrow. */
export const whyNot = (line: string): string | undefined =>
  EXPLAINED.find(({ edges }) => edges.includes(line))?.why
