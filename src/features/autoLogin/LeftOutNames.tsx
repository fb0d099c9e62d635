import styled from 'styled-components'
import { Sentence } from 'src/components/feedback/Sentence'
import { Text } from 'src/components/layout/Text'

/** More names would push the button below the visible area; the operators' report lists them all. */
const MOST_NAMES = 5

/** Returns the first names of a list, followed by an ellipsis if there are more. */
export const firstOf = (names: readonly string[], most = MOST_NAMES): string =>
  names.slice(0, most).join(', ') + (names.length > most ? ', …' : '')

export const Names = styled(Text)`
  overflow-wrap: anywhere;
  &:empty {
    margin: 0;
  }
`

/**
 * Lists the local hosts on which the person was not signed in. The live region is rendered before its text, so that
 * screen readers announce it (sign-in/local-hosts-named).
 */
export function LeftOutNames({ names = [] }: { names?: readonly string[] | undefined }) {
  const hosts = firstOf(names)
  return (
    <Names aria-live="polite">{hosts && <Sentence words="completion.leftOut" values={{ hosts }} />}</Names>
  )
}

/** Lists the local hosts that a press will call or skip (sign-in/local-hosts-named). */
export const HostNames = ({ id, names }: { id: string; names: readonly string[] }) => (
  <Names id={id} dir="ltr" translate="no">
    <strong>{firstOf(names)}</strong>
  </Names>
)
