import styled from 'styled-components'
import { useMessages } from 'src/messages/useMessages'

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.m};
  margin-block: ${({ theme }) => theme.space.m};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.small};
  &::before,
  &::after {
    flex: 1;
    border-block-start: 1px solid ${({ theme }) => theme.color.border};
    content: '';
  }
`

/** A word between two lines, above another way to sign in. */
export function Or() {
  const t = useMessages()
  return <Line>{t('passkey.or')}</Line>
}
