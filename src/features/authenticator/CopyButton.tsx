import { useState } from 'react'
import styled from 'styled-components'
import { SecondaryButton } from 'src/components/actions/Button'
import { Status } from 'src/components/feedback/ProblemAlert'
import { useMessages } from 'src/messages/useMessages'
import { copyText } from 'src/services/browser/clipboard'

const Copied = styled(Status)`
  flex: 1 0 100%;
  min-height: 1.5rem;
  font-size: ${({ theme }) => theme.font.small};
`

export function CopyButton({ text, of }: { text: string; of: string }) {
  const t = useMessages()
  const [copied, setCopied] = useState<boolean>()
  const copy = () => {
    setCopied(undefined)
    void copyText(text).then(setCopied)
  }
  return (
    <>
      <SecondaryButton type="button" aria-describedby={of} onClick={copy}>
        {t('action.copy')}
      </SecondaryButton>
      <Copied>{copied !== undefined && t(copied ? 'copy.done' : 'copy.failed')}</Copied>
    </>
  )
}
