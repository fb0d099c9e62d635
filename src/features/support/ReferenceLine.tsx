import styled from 'styled-components'
import { LinkButton } from 'src/components/actions/Button'
import { Sentence } from 'src/components/feedback/Sentence'
import { useMessages } from 'src/messages/useMessages'

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  column-gap: ${({ theme }) => theme.space.m};
  margin-block-end: ${({ theme }) => theme.space.m};
  padding: ${({ theme }) => theme.space.xs} 0.75rem;
  border-radius: ${({ theme }) => theme.radius.m};
  background: ${({ theme }) => theme.color.surfaceSunken};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.small};
`

const Words = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`

/** The error that brought the person here, which the ticket includes, and the button to remove it. */
export function ReferenceLine({ reference, onRemove }: { reference: string; onRemove: () => void }) {
  const t = useMessages()
  return (
    <Line>
      <Words>
        <Sentence words="support.reference" values={{ reference }} />
      </Words>
      <LinkButton type="button" onClick={onRemove}>
        {t('support.reference.remove')}
      </LinkButton>
    </Line>
  )
}
