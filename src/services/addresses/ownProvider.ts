/** Returns whether an identity provider is the company's own: it has the company's name, ignoring case (sign-in/own-provider). */
export const isOwnProvider = (name: string | undefined, companyName: string | null | undefined): boolean =>
  name !== undefined && name.toLowerCase() === companyName?.toLowerCase()
