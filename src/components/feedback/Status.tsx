import styled from 'styled-components'
import { calloutStyle } from 'src/components/actions/calloutStyle'

/** A status line, read aloud when it changes. */
export const Status = styled.p.attrs({ role: 'status' })`
  color: ${({ theme }) => theme.color.textMuted};
`

/** A hint or a success, in a quiet box of its own; empty while there is none. */
export const Notice = styled.div.attrs({ role: 'status' })`
  &:not(:empty) {
    ${calloutStyle}
    background: ${({ theme }) => theme.color.noticeSurface};
    color: ${({ theme }) => theme.color.notice};
  }
`
