import { ProblemAlert } from 'src/components/feedback/ProblemAlert'

const NO_CODE = { code: 'noCodePasted' } as const

/** The id of the alert below the code field with the id `id`. */
export const unreadIdOf = (id: string): string => `${id}-unread`

/** Shows that a text pasted into a code field contains no code (forms/code-in-message). */
export const UnreadPaste = ({ id }: { id: string }) => (
  <ProblemAlert id={unreadIdOf(id)} problem={NO_CODE} line />
)
