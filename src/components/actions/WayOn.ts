import styled from 'styled-components'

/** A way on from a problem, right below it; nothing while there is none. */
export const WayOn = styled.div`
  margin-block-end: ${({ theme }) => theme.space.m};
  &:empty {
    display: none;
  }
`
