/** Returns the attributes of a button that is disabled at the moment; the element with this id gives the reason (forms/no-dead-button). */
export const waitingFor = (id: string) => ({ 'aria-disabled': true, 'aria-describedby': id })
