import type { BrowserContext } from 'playwright-core'

/** A browser's message about a policy directive that it does not know: the page is correct. */
const YOUNGER = /^console: Unrecognized Content-Security-Policy directive 'manifest-src'/

/** Collects faults of a context's pages: console errors, uncaught errors, violations of their policy. */
export async function watchProblems(
  context: BrowserContext,
  expected: readonly RegExp[] = [],
): Promise<string[]> {
  const problems: string[] = []
  const note = (problem: string): void => {
    if (![YOUNGER, ...expected].some(pattern => pattern.test(problem))) problems.push(problem)
  }
  // A violation of a report-only policy is not a console error.
  await context.exposeBinding('noteViolation', (_source, text: string) => note(`violation: ${text}`))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', event => {
      const { noteViolation } = window as unknown as { noteViolation: (text: string) => void }
      noteViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`)
    })
  })
  context.on('console', message => {
    if (message.type() === 'error') note(`console: ${message.text()} ${message.location().url}`)
  })
  context.on('weberror', error => note(`uncaught: ${error.error().message}`))
  return problems
}
