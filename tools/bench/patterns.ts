import { digitsMask, offlineMask } from 'src/components/codes/codeMask'
import { cleanRequestId } from 'src/services/cleanText'
import { ticketProblem } from 'src/features/support/ticketProblem'
import { cleanUsername } from 'src/services/cleanUsername'
import { serverText } from 'src/services/http/answer/serverText'
import { returnAddress } from 'src/services/addresses/trustedAddress'
import type { Bench, Table } from './tables'
import { median, repeat } from './statistics'

const KB = 1000
const SIZES_KB = [50, 100, 200]
const around = { origin: 'https://app.example', allowedReturnOrigins: [] }

const TICKET = { name: 'Grace', email: 'grace@harbor.example', phone: '+12025' }

const fill = (part: string, kb: number): string => part.repeat(Math.ceil((kb * KB) / part.length))

/** The code that reads external texts, with the worst text for each (security/linear-patterns). */
const READERS: [name: string, read: (kb: number) => void][] = [
  ['server text', kb => void serverText(fill('<a', kb))],
  ['username', kb => void cleanUsername(fill(' \u202e', kb))],
  ['return address', kb => void returnAddress(fill('/login', kb), around)],
  ['code', kb => void digitsMask({ text: fill('1a-', kb), caret: 0 }, false)],
  [
    'ticket',
    kb =>
      void ticketProblem({ name: fill(' ', kb) + 'a', email: fill('a@a.', kb), phone: '', description: '' }),
  ],
  ['description', kb => void ticketProblem({ ...TICKET, description: fill('1 ', kb) })],
  ['request id', kb => void cleanRequestId(fill('a ', kb))],
  ['offline code', kb => void offlineMask({ text: fill('1a-', kb), caret: 0 }, false)],
]

/** Returns the time of a reader in milliseconds. */
function timeOf(read: () => void): number {
  const start = performance.now()
  read()
  return performance.now() - start
}

export async function measurePatterns({ runs }: Bench): Promise<Table[]> {
  const rows: string[][] = []
  for (const [name, read] of READERS) {
    const row = [name]
    for (const kb of SIZES_KB) row.push(median(await repeat(runs, () => timeOf(() => read(kb)))).toFixed(2))
    rows.push(row)
  }
  return [
    {
      title:
        'Cost of a long text in ms, by its length: a text that is twice as long costs at most twice as much',
      columns: ['', ...SIZES_KB.map(kb => `${kb} kB`)],
      rows,
    },
  ]
}
