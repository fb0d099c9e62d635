/** The largest part of a response body that is read, in bytes. */
export const BODY_MAX = 16_000_000

/** Returns the body as text; undefined if it is longer than `most` bytes, in which case the connection is closed. */
export async function boundedText(answer: Response, most = BODY_MAX): Promise<string | undefined> {
  const reader = answer.body?.getReader() as ReadableStreamDefaultReader<Uint8Array> | undefined
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {}
    if (done || !value) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > most) {
      await reader?.cancel()
      return undefined
    }
    text += decoder.decode(value, { stream: true })
  }
}
