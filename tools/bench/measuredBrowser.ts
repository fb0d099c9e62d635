/**
 * The flags of a measured browser. The inspector, which the benchmark uses, makes V8 parse the scripts once more to find the lines of
 * each error that React creates while it loads: a task of 100 ms that no user has.
 */
export const MEASURED = ['--js-flags=--no-enable-lazy-source-positions']
