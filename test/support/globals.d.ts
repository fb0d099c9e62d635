/** Changes the page's address, origin and all; given by test/support/pageEnvironment.ts. */
declare function visit(address: string): void
