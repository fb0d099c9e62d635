import styled from 'styled-components'
import type { Problem } from 'src/constants/problems'
import { tinted } from 'src/components/actions/tinted'
import { type Say, useMessages } from 'src/messages/useMessages'

const Box = styled.div`
  ${tinted}
  background: ${({ theme }) => theme.color.dangerSurface};
  color: ${({ theme }) => theme.color.danger};
`

/** The words for a problem, with what the server said of when to try again (spec §8; hardening §1, LIMITED). */
export function problemWords(say: Say, problem: Problem): string[] {
  const text =
    problem.code === 'serverText'
      ? (problem.text ?? say('problem.serverTryLater'))
      : say(`problem.${problem.code}`, { n: problem.minutes ?? 0 })
  const { retryAfterS } = problem
  // No wait at all is no news: nobody is told to wait for 0 seconds.
  if (!retryAfterS) return [text]
  const wait =
    retryAfterS < 120
      ? say('retry.seconds', { n: retryAfterS })
      : say('retry.minutes', { n: Math.ceil(retryAfterS / 60) })
  return [text, wait]
}

interface ProblemAlertProps {
  id: string
  problem: Problem | undefined
}

/** Tells a problem, once, as an alert; there is none before the first attempt (conventions 16). */
export function ProblemAlert({ id, problem }: ProblemAlertProps) {
  const say = useMessages()
  if (!problem) return null
  return (
    <Box id={id} role="alert">
      {problemWords(say, problem).map(words => (
        <p key={words} dir="auto">
          {words}
        </p>
      ))}
    </Box>
  )
}
