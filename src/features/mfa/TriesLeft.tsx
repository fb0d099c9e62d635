import styled from 'styled-components'
import { useMessages } from 'src/messages/useMessages'

const Line = styled.p`
  font-size: ${({ theme }) => theme.font.small};
`

interface TriesLeftProps {
  id?: string
  /** Absent where the server did not say so. */
  tries: number | undefined
}

/** How many more proofs can be tried (factors/tries-left). */
export function TriesLeft({ id, tries }: TriesLeftProps) {
  const say = useMessages()
  if (tries === undefined) return null
  return (
    <Line id={id} role="alert">
      {say('code.triesLeft', { n: tries })}
    </Line>
  )
}
