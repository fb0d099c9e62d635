/**
 * Gives the conformance runner the codes that this backend has sent to its users, from its mailbox: `--codes
 * examples/python-backend/codes.mjs`. FOYER_MAILBOX_URL is the address of the mailbox, if it is not next to the API.
 */
export default async function tell({ api, journey, person, what }) {
  const mailbox = `${process.env.FOYER_MAILBOX_URL ?? api}/mailbox`
  if (what === 'approval') {
    const answer = await fetch(`${mailbox}/approvals`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Touch-Supported': 'false' },
      body: JSON.stringify({ person }),
    })
    return answer.ok ? 'allowed' : undefined
  }
  if (what !== 'code' && what !== 'phone') return undefined
  const answer = await fetch(`${mailbox}/${encodeURIComponent(person)}`)
  const { code, phone, totp } = await answer.json()
  if (what === 'phone') return phone
  return ['one-time-code', 'authenticator'].includes(journey) ? totp : code
}
