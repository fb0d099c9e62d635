import type { ReactNode } from 'react'
import styled from 'styled-components'

/**
 * The boxes are drawn over one field, whose digits have the same spacing as the boxes. After the last digit the field
 * needs room for the caret, which lies invisibly in the margin of the page. A box is at most as wide as that room
 * allows; otherwise the field would scroll.
 */
const Boxes = styled.div<{ $length: number }>`
  --length: ${({ $length }) => $length};
  --room: 1.375rem;
  --gap: clamp(0.2rem, 1.5vw, 0.5rem);
  --narrow: calc((100cqi + var(--room) + 0.5ch - var(--length) * var(--gap) - 2px) / (var(--length) + 0.5));
  --box: min(3.75rem, var(--narrow), (100cqi - (var(--length) - 1) * var(--gap)) / var(--length));
  --pitch: calc(var(--box) + var(--gap));
  --all: calc(var(--length) * var(--pitch) - var(--gap));
  ${({ theme }) => theme.media.desktop} {
    --room: 2rem;
  }
  /* Here no part of the column is free behind the last digit. */
  [dir='rtl'] & {
    --narrow: calc(1ch + 2 * (var(--room) - var(--gap) - 2px));
  }
  && input {
    --caret: calc((var(--box) - 1ch) / 2 + var(--gap) + 2px);
    width: calc(var(--all) + var(--caret));
    margin-right: calc(-1 * var(--caret));
    clip-path: inset(0 var(--caret) 0 0);
    border-width: 0 1px 0 0;
    background: none;
    box-shadow: none;
    letter-spacing: calc(var(--pitch) - 1ch);
    padding-inline: calc((var(--box) - 1ch) / 2) 0;
    text-align: left;
    /* Its outline and its edge are cut off: the boxes show the focus, and have the edges. */
    outline-offset: 0.5rem !important;
  }
`

const Column = styled.div`
  container-type: inline-size;
`

const Row = styled.span`
  position: relative;
  display: flex;
  gap: var(--gap);
  width: var(--all);
  height: 3.5rem;
  margin-block-start: -3.5rem;
  /* That of the digits: a box is measured by them. */
  font-size: 1.5rem;
  font-variant-numeric: tabular-nums;
  direction: ltr;
  pointer-events: none;
  > span {
    flex: 1 1 0;
    border: 1px solid ${({ theme }) => theme.color.borderStrong};
    border-radius: ${({ theme }) => theme.radius.m};
  }
  [aria-invalid='true'] + & > span {
    border-color: ${({ theme }) => theme.color.danger};
    box-shadow: inset 0 0 0 1px ${({ theme }) => theme.color.danger};
  }
  :focus-visible + & > [data-here] {
    outline: 3px solid var(--focus);
    outline-offset: -1px;
  }
  [aria-invalid='true']:focus-visible + & > [data-here] {
    outline-color: ${({ theme }) => theme.color.danger};
  }
`

/** Draws one box per digit around a code field (forms/code-length). */
export const DrawnBoxes = ({ length, children }: { length: number; children: ReactNode }) => (
  <Column>
    <Boxes $length={length}>{children}</Boxes>
  </Column>
)

interface BoxRowProps {
  length: number
  /** The index of the digit after the caret. */
  caret: number
}

/** Draws the boxes behind their field. In a full field, the last box also shows the focus. */
export const BoxRow = ({ length, caret }: BoxRowProps) => (
  <Row aria-hidden="true">
    {Array.from({ length }, (_, at) => (
      <span key={at} data-here={at === Math.min(caret, length - 1) || undefined} />
    ))}
  </Row>
)
