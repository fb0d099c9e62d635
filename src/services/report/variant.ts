let told: string | undefined

/** Sets the variant that the visits of this page name; none where it was not drawn for this browser (visits/variant). */
export const tellVariant = (name: string | undefined): void => {
  told = name
}

export const toldVariant = (): string | undefined => told
