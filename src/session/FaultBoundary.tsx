import { Component } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ScreenFailed } from './ScreenFailed.tsx'

/** What no screen could draw is said in its place, until somebody goes elsewhere. */
export function FaultBoundary({ children }: { children: ReactNode }) {
  return <Boundary at={useLocation().key}>{children}</Boundary>
}

type BoundaryProps = { at: string; children: ReactNode }

class Boundary extends Component<BoundaryProps, { fault?: { error: unknown } }> {
  override state: { fault?: { error: unknown } } = {}
  static getDerivedStateFromError(error: unknown) {
    return { fault: { error } }
  }
  override componentDidUpdate({ at }: BoundaryProps) {
    if (at !== this.props.at && this.state.fault) this.setState({ fault: undefined })
  }
  override render() {
    const { fault } = this.state
    return fault ? <ScreenFailed error={fault.error} /> : this.props.children
  }
}
