import { useDispatch } from 'react-redux'
import styled from 'styled-components'
import { SecondaryButton } from 'src/components/Button'
import { Card } from 'src/components/Card'
import { Heading } from 'src/components/Heading'
import { Late } from 'src/components/Late'
import { Status } from 'src/components/Status'
import { completionActions, type CompletionState } from 'src/features/completion/completionSlice'
import { useMessages } from 'src/messages/useMessages'

const Bar = styled.progress`
  width: 100%;
  margin-block-end: ${({ theme }) => theme.space.s};
  accent-color: ${({ theme }) => theme.color.accent};
`

const Actions = styled.div`
  display: grid;
  margin-block-start: ${({ theme }) => theme.space.l};
`

interface HostProgressProps {
  completion: Exclude<CompletionState, { step: 'idle' }>
  productName: string
}

/** In place of the screen while the company's other hosts are told, with a way on for who does not want to wait (rulings §4). */
export function HostProgress({ completion, productName }: HostProgressProps) {
  const say = useMessages()
  const dispatch = useDispatch()
  const leaving = (
    <main>
      <Status>{say('login.leaving', { product: productName })}</Status>
    </main>
  )
  if (completion.step === 'leaving') return leaving
  const { answered, total } = completion
  return (
    <Late early={leaving}>
      <Card>
        <Heading>{say('completion.heading')}</Heading>
        <Bar value={answered} max={total} aria-hidden="true" />
        <Status>{say('completion.progress', { answered, total })}</Status>
        <Actions>
          <SecondaryButton type="button" onClick={() => dispatch(completionActions.skipped())}>
            {say('completion.skip')}
          </SecondaryButton>
        </Actions>
      </Card>
    </Late>
  )
}
