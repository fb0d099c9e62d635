import { useMessages } from 'src/messages/useMessages'

/** Shows how many attempts are left, on the same line as the error; nothing if the server did not send the number (factors/tries-left). */
export function TriesLeft({ tries }: { tries: number | undefined }) {
  const t = useMessages()
  return tries !== undefined && <span>{t('code.triesLeft', { n: tries })}</span>
}
