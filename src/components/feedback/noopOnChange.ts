/** The onChange of a field that is heard by onInput: React's own misses what a script has put in (forms/set-by-script), and React asks for one beside a value. */
export const noopOnChange = () => undefined
