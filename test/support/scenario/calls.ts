/** A call: its operation of the contract, and everything that is sent, without the browser's additions. */
export interface SentCall {
  id: string
  text: string
}

export async function sentCall(id: string, request: Request): Promise<SentCall> {
  const headers = [...request.headers]
    // In a browser it is the browser's.
    .filter(([name]) => name !== 'user-agent')
    .map(([name, value]) => `  ${name}: ${value}`)
  const body = await request.text()
  return {
    id,
    text: [
      `  ${request.method} ${request.url.replace(/^https:\/\/app\.example/, '')}`,
      ...headers,
      `  cookies: ${request.credentials}`,
      ...(body ? [`  ${body}`] : []),
    ].join('\n'),
  }
}

/** The walks with their calls, each different call written out once. */
export function written(walks: ReadonlyMap<string, SentCall[]>): string {
  const names = new Map<string, string>()
  const variants = new Map<string, number>()
  for (const { id, text } of [...walks.values()].flat()) {
    if (names.has(text)) continue
    const variant = (variants.get(id) ?? 0) + 1
    variants.set(id, variant)
    names.set(text, variant === 1 ? id : `${id}/${variant}`)
  }
  return [
    '## Calls',
    ...[...names]
      .toSorted(([, one], [, other]) => (one < other ? -1 : 1))
      .map(([text, name]) => `${name}\n${text}`),
    '## Walks',
    ...[...walks].map(
      ([walk, calls]) => `${walk}\n${calls.map(({ text }) => `  ${names.get(text)}\n`).join('')}`,
    ),
    '',
  ].join('\n')
}
