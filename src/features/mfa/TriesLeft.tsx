import { useMessages } from 'src/messages/useMessages'

interface TriesLeftProps {
  /** Absent where the server did not say so. */
  tries: number | undefined
}

/** How many more proofs can be tried, in the line of the error that says it (factors/tries-left). */
export function TriesLeft({ tries }: TriesLeftProps) {
  const say = useMessages()
  return tries !== undefined && <span>{say('code.triesLeft', { n: tries })}</span>
}
