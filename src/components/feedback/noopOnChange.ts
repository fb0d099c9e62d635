/** An empty onChange for a field with onInput. React requires an onChange for a field with a value, but does not call it when a script sets the field (forms/set-by-script). */
export const noopOnChange = () => undefined
