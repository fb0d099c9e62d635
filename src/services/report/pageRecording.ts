/** The recording of a page as a file, and how much of its beginning has been dropped. */
export interface PageRecording {
  text: string
  dropped: number
}

type Take = () => PageRecording

let recorder: Promise<Take> | undefined

/** Registers a recorder that is still loading. A failure to load is reported only when the recording is requested. */
export function registerRecording(take: Promise<Take>): void {
  recorder = take
  take.catch(() => undefined)
}

/** Returns the recording of this page; rejects if there is none (support/recording). */
export async function takeRecording(): Promise<PageRecording> {
  const take = await recorder
  if (!take) throw new Error('This page has no recording.')
  return take()
}

/** For tests, which reuse one page for many. */
export const forgetRecording = (): void => {
  recorder = undefined
}
