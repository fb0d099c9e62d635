/** Asks with the cookies of the host and no word of where from. No answer can be read, so no host has to allow it. */
export const fetchUnseen = (address: string, signal: AbortSignal): Promise<unknown> =>
  fetch(address, { mode: 'no-cors', credentials: 'include', referrerPolicy: 'no-referrer', signal })
