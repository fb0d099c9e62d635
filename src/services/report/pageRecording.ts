/** What a page has recorded, as a file, and how much of its beginning is not in it any more. */
export interface PageRecording {
  text: string
  dropped: number
}

type Take = () => PageRecording

let coming: Promise<Take> | undefined

/** A recorder is about to come; where it does not, nobody is told before somebody asks for the recording. */
export function recordingComes(take: Promise<Take>): void {
  coming = take
  take.catch(() => undefined)
}

/** What this page has recorded; rejects where it has recorded nothing (support/recording). */
export async function takeRecording(): Promise<PageRecording> {
  const take = await coming
  if (!take) throw new Error('This page has no recording.')
  return take()
}

/** For tests, which reuse one page for many. */
export const forgetRecording = (): void => {
  coming = undefined
}
