import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { useId } from 'react'
import type { ListTally } from '#contract/registry/dashboard.ts'
import { CountBadge } from '#kit/parts/layoutParts/CountBadge.tsx'
import { NamedLists } from './NamedLists.tsx'
import { PanelHeading, PanelQuiet } from './panelParts.ts'

const Section = styled('section')({ display: 'grid', gap: 6, alignContent: 'start', minInlineSize: 0 })
const Stopped = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  color: 'var(--mui-palette-status-error-on)',
})

type PanelProps = {
  title: string
  count?: number | undefined
  tone?: 'neutral' | 'accent' | 'error'
  /** The heading goes without the number, which counts no titles. */
  isPlain?: boolean
  /** The lists behind the number. */
  lists?: readonly ListTally[]
  /** What is said where there is nothing. */
  empty: string
  /** This part could not be read; the others could. */
  failed?: boolean
  onRetry?: () => void
  /** Beside the heading. */
  action?: ReactNode
  children?: ReactNode
}

/** One part of the dashboard: heading, number, the lists behind it; what is there, or that there is nothing. */
export function Panel(props: PanelProps) {
  const {
    title,
    isPlain = false,
    count = 0,
    tone = 'neutral',
    lists = [],
    empty,
    failed = false,
    onRetry,
    action,
    children,
  } = props
  const id = useId()
  const isEmpty = count === 0
  return (
    <Section aria-labelledby={id}>
      <PanelHeading id={id}>
        {title}
        {!failed && !isPlain && count > 0 && <CountBadge count={count} tone={tone} />}
        {action}
      </PanelHeading>
      {lists.length > 0 && !failed && <NamedLists lists={lists} />}
      {failed ? <PartFailed onRetry={onRetry} /> : isEmpty ? <PanelQuiet>{empty}</PanelQuiet> : children}
    </Section>
  )
}

/** A part that could not be read, beside others that could. */
export function PartFailed({ onRetry }: { onRetry?: (() => void) | undefined }) {
  const translate = useTranslate()
  return (
    <Stopped role="alert">
      {translate('dashboard.partFailed')}
      <Button size="small" onClick={onRetry}>
        {translate('actions.tryAgain')}
      </Button>
    </Stopped>
  )
}
