import { Component, type ReactNode } from 'react'

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
