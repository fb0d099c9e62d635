/** For a button that can do nothing at the moment: the element with this id says why (forms/no-dead-button). */
export const waitingFor = (id: string) => ({ 'aria-disabled': true, 'aria-describedby': id })
