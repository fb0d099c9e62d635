import styled from 'styled-components'
import { Icon } from 'src/components/icons/Icon'
import { useMessages } from 'src/messages/useMessages'

const Corner = styled.button`
  position: absolute;
  /* In line with the heading, and with the edge of the content below. */
  --edge: ${({ theme }) => theme.space.xl};
  ${({ theme }) => theme.media.phone} {
    --edge: ${({ theme }) => theme.space.l};
  }
  inset-block-start: calc(var(--card-top, var(--edge)) - 0.3rem);
  inset-inline-end: calc(var(--card-end, var(--edge)) - 0.75rem);
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: ${({ theme }) => theme.size.target};
  height: ${({ theme }) => theme.size.target};
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.round};
  background: none;
  color: ${({ theme }) => theme.color.textMuted};
  cursor: pointer;
  /* The heading beside it keeps clear of it. */
  & ~ h1 {
    padding-inline-end: ${({ theme }) => theme.size.target};
  }
  &:hover {
    background: ${({ theme }) => theme.color.surfaceSunken};
    color: ${({ theme }) => theme.color.text};
  }
`

/** A close button in the corner of the element that it closes. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  const t = useMessages()
  return (
    <Corner type="button" aria-label={t('action.close')} title={t('action.close')} onClick={onClose}>
      <Icon>
        <path d="M6 6l12 12M18 6L6 18" />
      </Icon>
    </Corner>
  )
}
