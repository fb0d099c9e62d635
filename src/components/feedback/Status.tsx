import type { ReactNode } from 'react'
import styled from 'styled-components'
import { calloutStyle } from 'src/components/actions/calloutStyle'
import { type Tone, ToneIcon } from 'src/components/icons/ToneIcon'

/** A status line, read aloud when it changes. */
export const Status = styled.p.attrs({ role: 'status' })`
  color: ${({ theme }) => theme.color.textMuted};
`

const Box = styled.div`
  &[data-told] {
    ${calloutStyle}
  }
`

interface NoticeProps {
  tone?: Tone
  /** As a line below a field, else in a box. */
  line?: boolean
  children: ReactNode
}

/** A hint or, in its own tone, a success; empty while there is none (accessibility/tones). */
export function Notice({ tone = 'notice', line, children }: NoticeProps) {
  return (
    <Box data-told={children ? '' : undefined} data-tone={tone} data-line={line || undefined}>
      {children && <ToneIcon tone={tone} />}
      <div role="status">{children}</div>
    </Box>
  )
}
