let told: string | undefined

/** Sets the variant that the visits of this page report; undefined if it was not drawn for this browser (visits/variant). */
export const tellVariant = (name: string | undefined): void => {
  told = name
}

export const toldVariant = (): string | undefined => told
