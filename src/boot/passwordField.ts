/** Returns the password field of the first form. */
export const passwordField = () => document.querySelector<HTMLInputElement>('#root #password')
