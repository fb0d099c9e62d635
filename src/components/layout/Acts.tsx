import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Links } from 'src/components/layout/Links'

/** The part below the fields. While a step is folded, `translate` moves it up without a layout shift (LoginScreen). */
const Box = styled.div`
  display: flow-root;
  [data-folded] & {
    translate: 0 -${({ theme }) => theme.size.room};
    margin-block-end: -${({ theme }) => theme.size.room};
  }
  [data-folded='hint'] & {
    translate: 0 -${({ theme }) => theme.size.belowHint};
    margin-block-end: -${({ theme }) => theme.size.belowHint};
  }
  > button + button,
  > a + button {
    margin-block-start: ${({ theme }) => theme.space.m};
  }
  &[data-thumb] {
    margin-block-start: ${({ theme }) => theme.space.l};
    ${({ theme }) => theme.media.phone} {
      margin-block-start: auto;
      padding-block-start: ${({ theme }) => theme.space.l};
    }
  }
`

interface ActsProps {
  act?: ReactNode
  quiet?: ReactNode
  /** Another way on. */
  other?: ReactNode
  /** On a phone they are at the foot of the screen, in reach of a thumb: only where no keyboard can be open. */
  thumb?: boolean
  /** The ways out. */
  children?: ReactNode
}

/** The acts of a step in their one order: the button, the quiet acts, another way on, the ways out. */
export function Acts({ act, quiet, other, thumb, children }: ActsProps) {
  return (
    <Box data-thumb={thumb || undefined}>
      {act}
      {quiet && <Links>{quiet}</Links>}
      {other}
      {children && <Links className="out">{children}</Links>}
    </Box>
  )
}
