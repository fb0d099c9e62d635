let reported: string | undefined

/** Sets the variant that the visits of this page report; undefined if it was not drawn for this browser (visits/variant). */
export const setReportedVariant = (name: string | undefined): void => {
  reported = name
}

export const reportedVariant = (): string | undefined => reported
