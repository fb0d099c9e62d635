import styled from 'styled-components'

/** A window that shows at most two lines (notice/show-all). */
const NARROW = '@media (max-width: 479.98px)'
/** A window with the step beside the panel (frame.css). */
const BESIDE = '@media (min-width: 64em) and (min-height: 37.5em)'
/** A window with the step on a card, and free room above the head. */
const CARD = '@media (min-width: 737px) and (not ((min-width: 64em) and (min-height: 37.5em)))'

/** The strip lies over the top edge. It has at most the height that is free above the heading, and does not cover the help link. */
export const Strip = styled.section`
  position: absolute;
  inset-block-start: 0;
  inset-inline: var(--panel, 0) 0;
  z-index: 2;
  display: grid;
  grid-template-columns: auto 1fr auto;
  column-gap: ${({ theme }) => theme.space.s};
  padding-inline: max(var(--gutter), env(safe-area-inset-left)) max(var(--gutter), env(safe-area-inset-right));
  padding-block-start: env(safe-area-inset-top);
  font-size: 0.8125rem;
  line-height: 1.125rem;
  overflow-wrap: anywhere;
  --lines: 3;
  ${NARROW} {
    --lines: 2;
  }
  ${CARD} {
    --lines: 1;
    @media (min-height: 540px) {
      --lines: 2;
    }
    @media (min-height: 780px) {
      --lines: 3;
    }
  }
  ${BESIDE} {
    --lines: 4;
  }
  &:has(svg) {
    border-block-end: 1px solid color-mix(in srgb, currentcolor 30%, transparent);
    color: ${({ theme }) => theme.color.notice};
    background: ${({ theme }) => theme.color.noticeSurface};
  }
  &[data-tone='danger']:has(svg) {
    color: ${({ theme }) => theme.color.danger};
    background: ${({ theme }) => theme.color.dangerSurface};
  }
  &[data-open] {
    z-index: 4;
    max-height: 100dvh;
    overflow: auto;
  }
  > svg {
    width: 1.25rem;
    height: 1.25rem;
    margin-block: 0.4375rem;
  }
  & ~ .head > a {
    position: relative;
    z-index: 3;
  }
`

export const Text = styled.div`
  display: -webkit-box;
  align-self: center;
  overflow: hidden;
  margin-block: 0.4375rem;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: var(--lines);
  [data-open] > & {
    display: block;
  }
  &:empty {
    margin: 0;
  }
`

/** As wide as the help link, which is beside the text, and as high as its row. */
export const HelpSpacer = styled.span`
  height: 3.1875rem;
  overflow: hidden;
  font-size: ${({ theme }) => theme.font.body};
  visibility: hidden;
  white-space: nowrap;
  &::after {
    content: attr(data-room);
  }
  [data-open] > & {
    display: none;
  }
  svg ~ & {
    padding-inline-start: ${({ theme }) => theme.space.s};
  }
  ${CARD} {
    display: none;
  }
  ${BESIDE} {
    grid-area: 1 / 3 / 3;
    height: 3.9375rem;
  }
`

export const Actions = styled.div`
  grid-column: 2 / -1;
  display: flex;
  flex-wrap: wrap;
  column-gap: ${({ theme }) => theme.space.m};
  > * {
    display: inline-flex;
    align-items: center;
    min-width: ${({ theme }) => theme.size.target};
    min-height: ${({ theme }) => theme.size.target};
    /* The target is higher than its row. */
    margin-block: -0.625rem;
    color: inherit;
    font-weight: ${({ theme }) => theme.font.medium};
    text-underline-offset: 0.2em;
    @media (pointer: coarse) {
      margin-block: 0;
    }
  }
  padding-block-end: 0.25rem;
  @media (pointer: coarse) {
    padding-block-end: 0;
  }
  ${CARD} {
    grid-column: 3;
    align-self: center;
    padding: 0;
  }
  [data-open] > & {
    grid-column: 2 / -1;
  }
  ${BESIDE} {
    grid-column: 2;
  }
`
