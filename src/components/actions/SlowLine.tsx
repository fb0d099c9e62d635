import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { SLOW_WAIT_MS } from 'src/constants/timings'
import { useMessages } from 'src/messages/useMessages'

const Line = styled.p.attrs({ role: 'status' })`
  width: 100%;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.small};
  &:not(:empty) {
    margin-block-start: ${({ theme }) => theme.space.s};
  }
`

/** Shown while a button's request is pending: after 6 s it explains that the person need not send it again (waits/slow-form). */
export function SlowLine() {
  const t = useMessages()
  const [part, setPart] = useState<'early' | 'soon' | 'slow'>('early')
  useEffect(() => {
    const timers = [
      // The live region is rendered before its text, because screen readers might otherwise not announce it.
      setTimeout(() => setPart('soon'), SLOW_WAIT_MS / 2),
      setTimeout(() => setPart('slow'), SLOW_WAIT_MS),
    ]
    return () => timers.forEach(clearTimeout)
  }, [])
  if (part === 'early') return null
  return <Line>{part === 'slow' && t('action.slow')}</Line>
}
