import type { ReactNode } from 'react'
import styled from 'styled-components'
import { LinkButton } from 'src/components/actions/Button'
import { Initials, initialsOf } from 'src/components/layout/Initials'

export const AccountList = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.m};
  list-style: none;
`

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  padding-inline: 0.375rem;
  & + & {
    border-block-start: 1px solid ${({ theme }) => theme.color.border};
  }
`

const Choice = styled(LinkButton)`
  flex: 1 1 13rem;
  gap: 0.75rem;
  min-width: 0;
  min-height: 3.75rem;
  padding: 0.5rem 0.375rem;
  border-radius: ${({ theme }) => theme.radius.m};
  color: ${({ theme }) => theme.color.text};
  font-weight: ${({ theme }) => theme.font.medium};
  line-height: 1.25;
  text-align: start;
  text-decoration-line: none;
  overflow-wrap: anywhere;
  /* The way on. */
  &[data-alone]::after {
    flex: none;
    width: 0.5em;
    height: 0.5em;
    margin-inline: auto 0.25rem;
    border: solid ${({ theme }) => theme.color.textMuted};
    border-width: 2px 2px 0 0;
    rotate: 45deg;
    content: '';
  }
  [dir='rtl'] &[data-alone]::after {
    rotate: -135deg;
  }
  ${({ theme }) => theme.media.forcedColors} {
    text-decoration-line: underline;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  @media (hover: hover) {
    &:hover > :last-child {
      text-decoration: underline;
    }
  }
`

/** Decorative, so that the button's accessible name is the username only. */
const Letters = styled(Initials)`
  &::before {
    content: attr(data-letters);
  }
`

/** The placeholder for initials without a person. */
const Another = styled(Letters)`
  border: 1px dashed ${({ theme }) => theme.color.borderStrong};
  background: none;
  font-size: ${({ theme }) => theme.font.lead};
`

interface AccountRowProps {
  name: string
  onChosen: (name: string) => void
  /** Another action for the name. */
  aside?: ReactNode
}

/** A person. One press enters the name and presses 'Next'. */
export const AccountRow = ({ name, onChosen, aside }: AccountRowProps) => (
  <Row>
    <Choice type="button" data-alone={aside ? undefined : ''} onClick={() => onChosen(name)}>
      <Letters data-letters={initialsOf(name)} />
      <bdi translate="no">{name}</bdi>
    </Choice>
    {aside}
  </Row>
)

/** Chooses a person who is not in the list. */
export const OtherAccountRow = ({ onChosen, children }: { onChosen: () => void; children: ReactNode }) => (
  <Row>
    <Choice type="button" onClick={onChosen}>
      <Another data-letters="+" />
      <span>{children}</span>
    </Choice>
  </Row>
)
