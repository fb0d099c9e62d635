import { Complaint } from 'scripts/command/command'

/** The remedies for failed connections; other failures are reported by their code. */
const ADVICE: [codes: RegExp, advice: string][] = [
  [/^E(?:NOTFOUND|AI_AGAIN)$/, 'no machine has this name'],
  [/^ECONNREFUSED$/, 'nothing listens there'],
  [
    /SELF_SIGNED|^UNABLE_TO_(?:VERIFY|GET)/,
    'its certificate is not known here: let NODE_EXTRA_CA_CERTS name the file of your own authority',
  ],
  [/^ERR_TLS_CERT_ALTNAME_INVALID$/, 'its certificate is for another name'],
  [/^CERT_HAS_EXPIRED$/, 'its certificate has expired'],
  [/UNRECOGNIZED_NAME/, 'it answers for another name'],
  [/^EPROTO$|WRONG_VERSION_NUMBER/, 'it speaks no TLS, so the address begins with http'],
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
