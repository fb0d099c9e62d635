import { useSelector } from 'react-redux'
import styled from 'styled-components'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import { Countdown } from 'src/features/mfa/textCode/Countdown'
import { NewCode } from 'src/features/mfa/textCode/NewCode'
import { selectNewCode } from 'src/features/mfa/textCode/newCodeSlice'
import { NoCode } from 'src/features/mfa/textCode/NoCode'

/** Reserves room for the link to another code, so that nothing moves when it appears. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${({ theme }) => theme.space.m};
  min-height: ${({ theme }) => theme.size.target};
  margin-block-start: ${({ theme }) => theme.space.s};
  font-size: ${({ theme }) => theme.font.small};
  line-height: 1.25rem;
  color: ${({ theme }) => theme.color.textMuted};
  font-variant-numeric: tabular-nums;
  a,
  button {
    justify-content: end;
    text-align: end;
  }
  /* Two lines of the link fit beside the time. Otherwise it would wrap into a second row and move the content below. */
  a {
    flex: 1 1 12rem;
    min-width: 0;
  }
`

interface CodeTimeProps {
  /** A code is being checked; the button with `submitId` shows it. */
  busy: boolean
  submitId: string
}

/** Shows the time left for the code and the link to another one, in one row below the button. */
export function CodeTime(props: CodeTimeProps) {
  const newCode = useSelector(selectNewCode)
  return (
    <>
      <Row>
        <Countdown />
        <NewCode {...props} />
        <NoCode />
      </Row>
      <ProblemAlert
        id="new-code-problem"
        problem={newCode.step === 'offered' ? newCode.problem : undefined}
      />
    </>
  )
}
