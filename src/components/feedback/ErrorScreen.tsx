import { type ReactNode, Component } from 'react'
import { BusyButton, PrimaryButton, useLimit } from 'src/components/actions/Button'
import { Card } from 'src/components/layout/Card'
import { Heading, Sentences } from 'src/components/layout/Heading'
import { Text } from 'src/components/layout/Text'
import type { Problem } from 'src/constants/problems'
import { useMessages } from 'src/messages/useMessages'

interface ErrorTextProps {
  headingId?: string
  /** Replaces the text for a screen that cannot be shown. */
  children?: ReactNode
  /** The failure is over: the text is good news. */
  over?: boolean
  onRetry: () => void
  /** The problem, if a call has failed. */
  problem?: Problem
}

/** The next step for the person after a crash or a failed load. */
export function ErrorText({ headingId, children, over, onRetry, problem }: ErrorTextProps) {
  const t = useMessages()
  const limit = useLimit(problem)
  return (
    <>
      <Heading {...(headingId && { id: headingId })}>
        <Sentences>{t('screen.crashed.heading')}</Sentences>
      </Heading>
      <Text as="div" role={over ? 'status' : 'alert'}>
        {children || t('screen.crashed.text')}
      </Text>
      <BusyButton look={PrimaryButton} limit={limit} onClick={onRetry}>
        {t('action.tryAgain')}
      </BusyButton>
    </>
  )
}

/** Replaces a screen that crashed or failed to load, and explains how to continue (calls/screen-fails). The help link stays below it. */
export const ErrorScreen = (trouble: ErrorTextProps) => (
  <Card>
    <ErrorText {...trouble} />
  </Card>
)

interface ErrorBoundaryProps {
  fallback: (retry: () => void) => ReactNode
  report: (error: unknown) => void
  children: ReactNode
}

/** Shows something in place of a screen that crashed (calls/screen-fails). Give it the route as its key. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.report(error)
  }

  override render(): ReactNode {
    return this.state.crashed
      ? this.props.fallback(() => this.setState({ crashed: false }))
      : this.props.children
  }
}
