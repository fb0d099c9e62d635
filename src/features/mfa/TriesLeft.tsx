import { useMessages } from 'src/messages/useMessages'

interface TriesLeftProps {
  /** Absent if the server did not send the number. */
  tries: number | undefined
}

/** Shows how many attempts are left, on the same line as the error (factors/tries-left). */
export function TriesLeft({ tries }: TriesLeftProps) {
  const t = useMessages()
  return tries !== undefined && <span>{t('code.triesLeft', { n: tries })}</span>
}
