/** Changes the page's address, including the origin; defined by test/support/pageEnvironment.js. */
declare function visit(address: string): void
