const LONGEST_ID = 64

/** A request id fit to be shown and sent: printable, and of a bearable length. */
export const cleanRequestId = (id: string): string => id.replace(/[^\x21-\x7e]/g, '').slice(0, LONGEST_ID)
