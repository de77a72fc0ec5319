import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { useId } from 'react'
import type { ListTally } from '#contract/registry/dashboard.ts'
import { CountBadge } from '#kit/parts/layoutParts/CountBadge.tsx'
import { onRaised } from '#kit/parts/theme/raised.ts'
import { NamedLists } from './NamedLists.tsx'
import { PanelHead, PanelHeading, PanelQuiet } from './panelParts.ts'

const Section = styled('section')({ display: 'grid', gap: 4, alignContent: 'start', minInlineSize: 0 })
const Card = styled(Section)({
  padding: '8px 12px',
  borderRadius: 6,
  background: 'var(--mui-palette-background-raised)',
  ...onRaised,
})
const Aside = styled('span')({ marginInlineStart: 'auto', display: 'flex', alignItems: 'center', gap: 8 })
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
  /** What is said where there is nothing; without it the hint says so. */
  empty?: string
  /** This part could not be read; the others could. */
  failed?: boolean
  onRetry?: () => void
  /** A few words beside the heading. */
  hint?: string
  /** At the end of the heading. */
  action?: ReactNode
  /** Raised over the page: the part that comes first. */
  isCard?: boolean
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
    hint,
    action,
    isCard = false,
    children,
  } = props
  const id = useId()
  const isEmpty = count === 0
  const Place = isCard ? Card : Section
  return (
    <Place aria-labelledby={id}>
      <PanelHead>
        <PanelHeading id={id}>
          {title}
          {!failed && !isPlain && count > 0 && <CountBadge count={count} tone={tone} />}
        </PanelHeading>
        {hint && <PanelQuiet>{hint}</PanelQuiet>}
        {action && <Aside>{action}</Aside>}
      </PanelHead>
      {lists.length > 0 && !failed && <NamedLists lists={lists} />}
      {failed ? <PartFailed onRetry={onRetry} /> : isEmpty ? empty && <PanelQuiet>{empty}</PanelQuiet> : children}
    </Place>
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
