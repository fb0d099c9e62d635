/** The attributes of a button that does nothing at the moment; the element with this id says why (forms/no-dead-button). */
export const waitingFor = (id: string) => ({ 'aria-disabled': true, 'aria-describedby': id })
