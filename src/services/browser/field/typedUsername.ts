/** What stands in the first field of the page, which is the username's while the sign-in asks for it. */
export const typedUsername = (): string => document.querySelector('input')?.value.trim() ?? ''
