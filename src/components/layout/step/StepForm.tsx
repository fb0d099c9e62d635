import type { ReactNode, Ref, SubmitEvent } from 'react'
import styled from 'styled-components'

/** Links below a button, side by side where they fit. */
const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${({ theme }) => theme.space.m};
  margin-block: ${({ theme }) => theme.space.s} -${({ theme }) => theme.space.s};
  /* A short one is wider than its words. */
  > :is(a, button) ~ :is(a, button) {
    justify-content: end;
  }
`

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

/** Gives all links that leave a step the same look. A closed panel has no link back. */
const ExitLinks = styled(Links)`
  a:not([data-close])::before {
    width: 1.125em;
    height: 1.125em;
    margin-inline-end: 0.375em;
    background: currentcolor;
    mask: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M20 12H5M11 6l-6 6 6 6'/%3E%3C/svg%3E");
    content: '';
    /* A mask cuts the arrow out of a background, which forced colours take away. */
    ${({ theme }) => theme.media.forcedColors} {
      background: LinkText;
      forced-color-adjust: none;
    }
  }
  [dir='rtl'] & a::before {
    scale: -1 1;
  }
`

interface StepActionsProps {
  act?: ReactNode
  quiet?: ReactNode
  /** Another way on. */
  other?: ReactNode
  /** Places them at the bottom of a phone's screen, in reach of a thumb; only for steps without an on-screen keyboard. */
  thumb?: boolean
  children?: ReactNode
}

/** The acts of a step in their one order: the button, the quiet acts, another way on, the ways out. */
export function StepActions({ act, quiet, other, thumb, children }: StepActionsProps) {
  return (
    <Box data-thumb={thumb || undefined}>
      {act}
      {quiet && <Links>{quiet}</Links>}
      {other}
      {children && <ExitLinks>{children}</ExitLinks>}
    </Box>
  )
}

interface StepFormProps {
  ref?: Ref<HTMLFormElement> | undefined
  onSubmit: () => void
  /** The fields, each with the problem that concerns it below it. */
  children: ReactNode
  act: ReactNode
  quiet?: ReactNode
  /** Another way on, in place of the form. */
  other?: ReactNode
}

/** The form of a step: its fields, its button, its quiet acts. It is never sent by the browser itself (security/secrets). */
export function StepForm({ ref, onSubmit, children, act, quiet, other }: StepFormProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form ref={ref} method="post" noValidate onSubmit={submit}>
      {children}
      <StepActions act={act} quiet={quiet} other={other} />
    </form>
  )
}
