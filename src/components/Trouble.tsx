import { PrimaryButton } from 'src/components/Button'
import { Card } from 'src/components/Card'
import { Heading } from 'src/components/Heading'
import { useMessages } from 'src/messages/useMessages'
import styled from 'styled-components'

const Text = styled.p`
  margin-block-end: ${({ theme }) => theme.space.l};
`

/** In place of a screen that crashed or could not be loaded: what to do now (conventions 30). The help link stands below, as ever. */
export function Trouble({ onRetry }: { onRetry: () => void }) {
  const say = useMessages()
  return (
    <Card>
      <Heading>{say('screen.crashed.heading')}</Heading>
      <Text role="alert">{say('screen.crashed.text')}</Text>
      <PrimaryButton type="button" onClick={onRetry}>
        {say('action.tryAgain')}
      </PrimaryButton>
    </Card>
  )
}
