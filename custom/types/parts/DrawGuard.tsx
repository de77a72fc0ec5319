import { Component } from 'react'
import type { ReactNode } from 'react'

type DrawGuardProps = { fallback: ReactNode; children: ReactNode }

/** A form that cannot be drawn takes nothing else with it: the text beside it goes on. */
export class DrawGuard extends Component<DrawGuardProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
