import { Fragment, useState, useEffect } from 'react'
import styled from 'styled-components'
import { SecondaryButton } from 'src/components/actions/Button'
import { Status } from 'src/components/feedback/ProblemAlert'
import { SmallText } from 'src/components/layout/Small'
import { PartHeading } from 'src/features/mobileSetup/Apps'
import { useMessages } from 'src/messages/useMessages'
import { copyText } from 'src/services/browser/clipboard'
import { fetchActivationCode } from 'src/services/api/factorService'
import { giveUp } from 'src/services/http/http'
import { logFailure, reportFault } from 'src/services/log'
import { failureOf } from 'src/services/http/serviceError'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
  > button {
    width: auto;
    flex: none;
  }
  ${({ theme }) => theme.media.columns} {
    > button {
      padding-inline: ${({ theme }) => theme.space.s};
    }
  }
`

const Code = styled.p`
  flex: 1 1 auto;
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.m}`};
  border-radius: ${({ theme }) => theme.radius.m};
  background: ${({ theme }) => theme.color.surfaceSunken};
  text-align: center;
  font-family: ${({ theme }) => theme.font.mono};
  /* Large text leaves a phone less room than the code has letters. */
  font-size: min(1.5rem, 6.5vw);
  line-height: 2rem;
  letter-spacing: 0.05em;
  overflow-wrap: anywhere;
  user-select: all;
  ${({ theme }) => theme.media.columns} {
    padding-inline: ${({ theme }) => theme.space.s};
    font-size: ${({ theme }) => theme.font.lead};
    letter-spacing: normal;
  }
`

const Copied = styled(Status)`
  min-height: 1.5rem;
  font-size: ${({ theme }) => theme.font.small};
`

/** Shows the code that connects the app to the person's account, with a button that copies it (factors/setup-copy). */
export function ActivationCode({ code }: { code: string }) {
  const t = useMessages()
  const [copied, setCopied] = useState<boolean>()
  const copy = () => {
    setCopied(undefined)
    void copyText(code).then(setCopied)
  }
  return (
    <section aria-labelledby="activation-code">
      <PartHeading id="activation-code">{t('mobileSetup.activationCode')}</PartHeading>
      <SmallText>{t('mobileSetup.activationHint')}</SmallText>
      <Row>
        <Code>
          <bdi translate="no">
            {code.split(/(?<=-)/).map((part, nth) => (
              // Firefox does not break a line between a hyphen and a digit.
              <Fragment key={nth}>
                {nth > 0 && <wbr />}
                {part}
              </Fragment>
            ))}
          </bdi>
        </Code>
        <SecondaryButton type="button" aria-describedby="activation-code" onClick={copy}>
          {t('action.copy')}
        </SecondaryButton>
      </Row>
      <Copied>{copied !== undefined && t(copied ? 'copy.done' : 'copy.failed')}</Copied>
    </section>
  )
}

/**
 * Returns the code that connects the mobile app to the person's account; undefined if it could not be loaded, and
 * then its part of the screen is omitted. The code is a secret, so only the screen holds it (storage/no-secrets,
 * factors/setup-parts).
 */
export function useActivationCode(): string | undefined {
  const [code, setCode] = useState<string>()
  useEffect(() => {
    let wanted = true
    const call = fetchActivationCode()
    call.then(
      answer => wanted && setCode(answer),
      (error: unknown) => {
        if (!wanted) return
        const failure = failureOf(error)
        if (failure.kind === 'fault') reportFault(error)
        logFailure('activation code', failure)
      },
    )
    return () => {
      wanted = false
      giveUp(call)
    }
  }, [])
  return code
}
