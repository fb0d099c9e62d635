/** Changes the page's address, origin and all; given by test/support/pageEnvironment.js. */
declare function visit(address: string): void
