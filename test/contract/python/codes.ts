interface Wanted {
  api: string
  journey: string
  person: string
  what: string
}

/** Reads a person's phone in the mailbox of the Python backend, for the option `--codes`. */
export default async function tell({ api, journey, person, what }: Wanted): Promise<string | undefined> {
  // The backend has none: its answer says so.
  if (what === 'native-client') return 'none'
  if (what === 'approval') {
    const answer = await fetch(`${api}/mailbox/approvals`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Touch-Supported': 'false' },
      body: JSON.stringify({ person }),
    })
    return answer.ok ? 'allowed' : undefined
  }
  const response = await fetch(`${api}/mailbox/${encodeURIComponent(person)}`)
  const held = (await response.json()) as { code?: string; phone?: string; totp?: string }
  if (what === 'phone') return held.phone
  return what === 'code'
    ? ['one-time-code', 'authenticator'].includes(journey)
      ? held.totp
      : held.code
    : undefined
}
