import { Complaint } from 'scripts/command/command'

/** The remedies for failed connections; other failures are reported by their code. */
const ADVICE: [codes: RegExp, advice: string][] = [
  [/^E(?:NOTFOUND|AI_AGAIN)$/, 'the name does not exist'],
  [/^ECONNREFUSED$/, 'no server listens there'],
  [
    /SELF_SIGNED|^UNABLE_TO_(?:VERIFY|GET)/,
    'its certificate is unknown: set NODE_EXTRA_CA_CERTS to the file of your own authority',
  ],
  [/^ERR_TLS_CERT_ALTNAME_INVALID$/, 'its certificate is for another name'],
  [/^CERT_HAS_EXPIRED$/, 'its certificate has expired'],
  [/UNRECOGNIZED_NAME/, 'it serves another name'],
  [/^EPROTO$|WRONG_VERSION_NUMBER/, 'it does not support TLS: use an http address'],
]

/** Throws an error of one line if the backend cannot be reached, because each journey would fail for that reason. Ignores the response. */
export async function expectReached(api: string, timeoutMs: number): Promise<void> {
  try {
    await fetch(api, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
  } catch (error) {
    const { code = '' } = ((error as Error).cause ?? {}) as { code?: string }
    const [, advice] = ADVICE.find(([codes]) => codes.test(code)) ?? []
    if (advice === undefined) return
    throw new Complaint(`${api} cannot be reached (${code}): ${advice}.`, 2)
  }
}
