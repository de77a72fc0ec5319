import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { WhyNot } from '#kit/parts/why/WhyNot.tsx'

const Bar = styled('div')(({ theme: { vars, typography } }) => ({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  minBlockSize: 56,
  marginBlockStart: 'auto',
  marginInline: -20,
  padding: '10px 20px',
  background: vars.palette.background.paper,
  borderBlockStart: `1px solid ${vars.palette.line.hair}`,
  '& > .why': { ...typography.meta, flex: 1, textAlign: 'end', color: vars.palette.status.warning.on },
}))

type FootBarProps = {
  onBack?: () => void
  /** The words of the button that goes on. */
  next?: string
  /** Why one cannot go on yet. */
  why?: string | undefined
  isBusy?: boolean
  onNext?: () => void
  children?: ReactNode
}

/** Back and on, at the foot of every step: it stays in view however long the step is. */
export function FootBar({ onBack, next, why, isBusy = false, onNext, children }: FootBarProps) {
  const translate = useTranslate()
  return (
    <Bar>
      {onBack && (
        <Button variant="ghost" onClick={onBack} disabled={isBusy}>
          {translate('actions.back')}
        </Button>
      )}
      {children}
      <span className="why">{why}</span>
      {onNext && (
        <WhyNot why={why && !isBusy ? { words: why } : undefined}>
          {(off) => (
            <Button
              variant="contained"
              onClick={onNext}
              disabled={isBusy}
              loading={isBusy}
              loadingPosition="start"
              {...off}
            >
              {next}
            </Button>
          )}
        </WhyNot>
      )}
    </Bar>
  )
}
