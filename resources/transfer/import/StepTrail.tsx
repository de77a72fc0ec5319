import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { focusRing } from '#kit/parts/theme/focusRing.ts'
import type { Import, Step } from './useImport.ts'
import { STEPS } from './useImport.ts'

const Trail = styled('ol')(({ theme: { vars, typography } }) => ({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 8px',
  margin: 0,
  padding: '4px 20px 16px',
  '& > li': { display: 'flex', alignItems: 'center', gap: 8, color: vars.palette.text.tertiary },
  '& > li + li::before': {
    content: '""',
    inlineSize: 24,
    blockSize: 1,
    background: vars.palette.line.edge,
  },
  '& button': { all: 'unset', cursor: 'pointer', borderRadius: 4, '&:focus-visible': focusRing('outside') },
  '& .step': { ...typography.label, display: 'flex', alignItems: 'center', gap: 8, minBlockSize: 28, paddingInline: 4 },
  '& .mark': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 20,
    blockSize: 20,
    borderRadius: '50%',
    background: vars.palette.surface.pressed,
    fontVariantNumeric: 'tabular-nums',
  },
  '& [aria-current=step]': { color: vars.palette.text.primary },
  '& [aria-current=step] .mark': { background: vars.palette.accent.main, color: vars.palette.accent.on },
  '& [data-done=true]': { color: vars.palette.text.secondary },
  '& button.step:hover': { color: vars.palette.text.primary },
}))

/** The four steps; those behind lead back, as long as nothing runs. */
export function StepTrail({ work: { step, go } }: { work: Import }) {
  const translate = useTranslate()
  const format = useFormat()
  const at = STEPS.indexOf(step)
  return (
    <Trail aria-label={translate('transfer.steps.label')}>
      {STEPS.map((one, place) => {
        const isDone = place < at
        const words = (
          <>
            <span className="mark">{isDone ? <Icon name="check" size="small" /> : format.number(place + 1)}</span>
            {translate(`transfer.steps.${one}`)}
          </>
        )
        const mayGo = isDone && step !== 'run'
        return (
          <li key={one} aria-current={place === at ? 'step' : undefined} data-done={isDone}>
            {mayGo ? (
              <button type="button" className="step" onClick={() => go(one as Exclude<Step, 'run'>)}>
                {words}
              </button>
            ) : (
              <span className="step">{words}</span>
            )}
          </li>
        )
      })}
    </Trail>
  )
}
