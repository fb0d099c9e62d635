import styled from 'styled-components'
import { Sentence } from 'src/components/feedback/Sentence'
import { Text } from 'src/components/layout/Text'

/** More would push the way on out of sight; the operators' report has them all. */
const MOST_NAMES = 5

/** The first names of a list. */
export const firstOf = (names: readonly string[], most = MOST_NAMES): string =>
  names.slice(0, most).join(', ') + (names.length > most ? ', …' : '')

export const Names = styled(Text)`
  overflow-wrap: anywhere;
  &:empty {
    margin: 0;
  }
`

/** On which local hosts the person was not signed in; the region is there before its words, so that they are read aloud (sign-in/local-hosts-named). */
export function LeftOut({ names = [] }: { names?: readonly string[] | undefined }) {
  const hosts = firstOf(names)
  return (
    <Names aria-live="polite">{hosts && <Sentence words="completion.leftOut" values={{ hosts }} />}</Names>
  )
}

/** Which local hosts a press calls, or leaves out (sign-in/local-hosts-named). */
export const AskedHosts = ({ id, names }: { id: string; names: readonly string[] }) => (
  <Names id={id} dir="ltr" translate="no">
    <strong>{firstOf(names)}</strong>
  </Names>
)
