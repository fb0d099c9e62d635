import styled from 'styled-components'
import { CheckIcon } from 'src/components/icons/Icon'
import { VisuallyHidden } from 'src/components/layout/VisuallyHidden'

const List = styled.ol`
  display: flex;
  gap: ${({ theme }) => theme.space.s};
  margin-block: -3rem 1.25rem;
  padding: 0;
  list-style: none;
  font-size: 0.8125rem;
  /* With it the rail is 3rem high, the room that each step has above its heading (product/one-height). */
  line-height: 1.1875rem;
`

const Part = styled.li`
  flex: 1 1 0;
  min-width: 0;
  padding-block-start: 0.375rem;
  border-block-start: 3px solid ${({ theme }) => theme.color.border};
  color: ${({ theme }) => theme.color.textMuted};
  overflow-wrap: anywhere;
  svg {
    width: 1em;
    height: 1em;
    margin-inline-end: 0.25em;
    vertical-align: -0.125em;
  }
  &[data-done] {
    border-color: ${({ theme }) => theme.color.success};
  }
  &[aria-current] {
    border-color: ${({ theme }) => theme.color.link};
    color: ${({ theme }) => theme.color.text};
    font-weight: ${({ theme }) => theme.font.bold};
  }
  /* Forced colours remove the bar's colours, so completed, current and later steps differ by the bar's form. */
  ${({ theme }) => theme.media.forcedColors} {
    border-color: GrayText;
    &[data-done] {
      border-color: CanvasText;
    }
    &[aria-current] {
      border-block-start: 7px solid Highlight;
      padding-block-start: 2px;
    }
  }
`

interface RailProps {
  label: string
  /** The word for 'done', which is only read aloud. */
  doneWord: string
  done: readonly string[]
  now: string
  next?: readonly string[]
}

/** The passed steps of a sign-in or a reset, and the current one (sign-in/rail). */
export function Rail({ label, doneWord, done, now, next = [] }: RailProps) {
  return (
    <List aria-label={label}>
      {done.map((part, at) => (
        <Part key={at} data-done="">
          <CheckIcon />
          {part}
          <VisuallyHidden> {doneWord}</VisuallyHidden>
        </Part>
      ))}
      <Part aria-current="step">{now}</Part>
      {next.map(part => (
        <Part key={part}>{part}</Part>
      ))}
    </List>
  )
}
