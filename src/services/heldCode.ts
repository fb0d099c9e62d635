let held = ''

/** Holds the code that a person types into an app, in the memory of this page alone (security/secrets). */
export const holdCode = (code: string): void => {
  held = code
}

/** The code for the eye; '' where none is held. */
export const heldCode = (): string => held

export const dropCode = (): void => holdCode('')
