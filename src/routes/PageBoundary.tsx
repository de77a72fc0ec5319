import { useTranslate } from 'ra-core'
import { Component } from 'react'
import type { ReactNode } from 'react'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { ErrorState } from '#kit/parts/layoutParts/ErrorState.tsx'

type BoundaryProps = {
  /** The address: another one tries anew. */
  at: string
  children: ReactNode
}

/**
 * A page whose code could not be fetched, as without a network, is said in its place: the frame stays, and with it the
 * way to other pages. Every other fault goes on to who draws faults of ours.
 */
export class PageBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined }
  static getDerivedStateFromError(error: unknown) {
    return { error }
  }
  override componentDidUpdate({ at }: BoundaryProps) {
    if (at !== this.props.at && this.state.error !== undefined) this.setState({ error: undefined })
  }
  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (!isNotFetched(error)) throw error
    return <NotFetched />
  }
}

/** The words of the three engines for a module that did not come. */
function isNotFetched(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|module script failed|preload CSS/i.test(error.message)
}

function NotFetched() {
  const translate = useTranslate()
  const { calls } = useConsole()
  // A browser remembers that a module did not come: only a new page asks again, once the server answers.
  const retry = () =>
    void calls.listProducts().then(
      () => location.reload(),
      () => undefined,
    )
  return (
    <ErrorState title={translate('errorPages.notFetched.title')} onRetry={retry}>
      {translate('errorPages.notFetched.text')}
    </ErrorState>
  )
}
