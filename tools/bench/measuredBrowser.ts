/**
 * What a browser that is measured is started with. An inspector, through which the bench works, makes V8 parse the scripts once more to
 * find the lines of each error that React makes while it loads: a task of 100 ms that no person has.
 */
export const MEASURED = ['--js-flags=--no-enable-lazy-source-positions']
