import type { ReactNode } from 'react'
import styled from 'styled-components'
import { type Tone, ToneIcon } from 'src/components/icons/Icon'

/** A status line, read aloud when it changes. */
export const Status = styled.p.attrs({ role: 'status' })`
  color: ${({ theme }) => theme.color.textMuted};
`

interface NoticeProps {
  /**
   * The id of the status, if it describes the heading that takes the focus. Screen readers then announce it only with
   * the heading (`AnnouncedWithFocus`).
   */
  id?: string
  tone?: Tone
  /** Whether it is a line below a field, instead of a box. */
  line?: boolean
  children: ReactNode
}

/** Shows a hint or, in a different tone, a success; empty while there is none (accessibility/tones). */
export function Notice({ id, tone = 'notice', line, children }: NoticeProps) {
  return (
    <div className={children ? 'told' : undefined} data-tone={tone} data-line={line || undefined}>
      {children && <ToneIcon tone={tone} />}
      <div role="status">
        {/* Firefox does not include a status element in a description, so the id belongs to the element inside it. */}
        {id ? (
          <div id={id} aria-live="off">
            {children}
          </div>
        ) : (
          children
        )}
      </div>
    </div>
  )
}
