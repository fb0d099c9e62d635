import styled from 'styled-components'

/** The container of a screen while the card is hidden: in line with the header. */
export const Bare = styled.main`
  width: 100%;
  padding-block: ${({ theme }) => theme.space.l};
  padding-inline: max(${({ theme }) => theme.space.l}, env(safe-area-inset-left))
    max(${({ theme }) => theme.space.l}, env(safe-area-inset-right));
  ${({ theme }) => theme.media.desktop} {
    max-width: ${({ theme }) => theme.size.card};
    padding: ${({ theme }) => theme.space.xl};
  }
`

/** The container of a screen: a calm card on a desktop, the whole screen on a phone. */
export const Card = styled(Bare)`
  position: relative;
  /* Reserves the height that the next part needs, without showing a gap: nothing around it moves when that part comes (Acts). */
  &[data-folded] {
    --folded: ${({ theme }) => theme.size.room};
    margin-block-end: var(--folded);
  }
  background: ${({ theme }) => theme.color.surface};
  ${({ theme }) => theme.media.phone} {
    flex: 1;
  }
  ${({ theme }) => theme.media.desktop} {
    border-radius: ${({ theme }) => theme.radius.l};
    box-shadow: ${({ theme }) => theme.color.shadow};
  }
  ${({ theme }) => theme.media.forcedColors} {
    border: 1px solid CanvasText;
  }
`
