import styled from 'styled-components'
import { Sentence } from 'src/components/feedback/Sentence'
import { Status } from 'src/components/feedback/Status'
import { useSecondsLeft } from 'src/components/time/useSecondsLeft'
import { TimeLeft } from 'src/components/time/TimeLeft'
import { Small } from 'src/components/layout/Small'
import type { PhoneSignInState } from 'src/features/phoneSignIn/phoneSignInSlice'

const Box = styled.div`
  text-align: center;
`

const Digits = styled.div`
  font-size: 4.5rem;
  font-weight: ${({ theme }) => theme.font.bold};
  font-variant-numeric: tabular-nums;
  line-height: 5.5rem;
  color: ${({ theme }) => theme.color.link};
`

const Words = styled(Status)`
  color: ${({ theme }) => theme.color.text};
  font-weight: ${({ theme }) => theme.font.medium};
`

/** Shows the number to enter on the phone; screen readers announce it when it arrives (phone/number). */
export function PhoneNumber({ state }: { state: PhoneSignInState }) {
  const number = state.step === 'comparing' ? state.number : undefined
  const left = useSecondsLeft(state.step === 'comparing' ? state.ends : undefined)
  return (
    <Box>
      {/* The live region is rendered before its text, so that screen readers announce it. */}
      <Words>{number !== undefined && <Sentence words="phoneSignIn.compare" values={{ number }} />}</Words>
      {number !== undefined && (
        <>
          <Digits aria-hidden="true" dir="ltr" translate="no">
            {number}
          </Digits>
          <Small as="div">
            <TimeLeft seconds={left} words="waiting.endsIn" aloud={false} />
          </Small>
        </>
      )}
    </Box>
  )
}
