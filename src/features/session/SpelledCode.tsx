import { VisuallyHidden } from 'src/components/layout/VisuallyHidden'
import { inGroups } from 'src/components/fields/plainText'
import type { MessageKey } from 'src/messages/en-US'
import { useMessages } from 'src/messages/useMessages'

interface SpelledCodeProps {
  code: string
  /** So many characters stand together, and this between them. */
  groupsOf: number
  sign: string
  /** Around what is read aloud. */
  words?: MessageKey
}

/** A code in groups to the eye, character by character to the ear. */
export function SpelledCode({ code, groupsOf, sign, words }: SpelledCodeProps) {
  const say = useMessages()
  const spelled = Array.from(code).join(' ')
  return (
    <>
      <span aria-hidden="true">{inGroups(code, groupsOf, sign)}</span>
      <VisuallyHidden>{words ? say(words, { code: spelled }) : spelled}</VisuallyHidden>
    </>
  )
}
