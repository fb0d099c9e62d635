import { VisuallyHidden } from 'src/components/layout/VisuallyHidden'
import { inGroups } from 'src/components/fields/plainText'
import { Sentence } from 'src/components/feedback/Sentence'
import type { MessageKey } from 'src/messages/en-US'

interface SpelledCodeProps {
  code: string
  /** The number of characters in a group, and the separator between groups. */
  groupsOf: number
  sign: string
  /** The text around the code for screen readers. */
  words?: MessageKey
}

/** Shows a code in groups; screen readers read it character by character. */
export function SpelledCode({ code, groupsOf, sign, words }: SpelledCodeProps) {
  const spelled = Array.from(code).join(' ')
  return (
    <>
      <span aria-hidden="true" translate="no">
        {inGroups(code, groupsOf, sign)}
      </span>
      {words ? (
        <VisuallyHidden>
          <Sentence words={words} values={{ code: spelled }} />
        </VisuallyHidden>
      ) : (
        <VisuallyHidden translate="no">{spelled}</VisuallyHidden>
      )}
    </>
  )
}
