import styled from 'styled-components'

/** The two answers to a question, side by side where there is room. */
export const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${({ theme }) => theme.space.m};
`
