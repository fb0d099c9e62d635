import styled from 'styled-components'

/** What a screen stands in: a calm card on a desktop, the whole screen on a phone. */
export const Card = styled.main`
  position: relative;
  width: 100%;
  background: ${({ theme }) => theme.color.surface};
  padding-block: ${({ theme }) => theme.space.l};
  padding-inline: max(${({ theme }) => theme.space.l}, env(safe-area-inset-left))
    max(${({ theme }) => theme.space.l}, env(safe-area-inset-right));
  ${({ theme }) => theme.media.phone} {
    flex: 1;
  }
  ${({ theme }) => theme.media.desktop} {
    max-width: ${({ theme }) => theme.size.card};
    padding: ${({ theme }) => theme.space.xl};
    border-radius: ${({ theme }) => theme.radius.l};
    box-shadow: ${({ theme }) => theme.color.shadow};
  }
  ${({ theme }) => theme.media.forcedColors} {
    border: 1px solid CanvasText;
  }
`
