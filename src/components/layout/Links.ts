import styled from 'styled-components'

/** Links below a button, side by side where they fit. */
export const Links = styled.div`
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
