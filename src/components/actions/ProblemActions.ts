import styled from 'styled-components'

/** A link or button right below a problem; empty without a problem. */
export const ProblemActions = styled.div`
  margin-block-end: ${({ theme }) => theme.space.m};
  &:empty {
    display: none;
  }
`
