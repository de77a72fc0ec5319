import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { FPS_30 } from '#contract/rules/time/frameRate.ts'
import { framesOf, timecodeOf } from '#contract/rules/time/timecode.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { useWindows } from './useWindows.ts'

/** Which of the picked windows is changed, and the way to further ones: what is cut out between them is left away. */
export function WindowChoice({ picked }: { picked: ReturnType<typeof useWindows> }) {
  const translate = useTranslate()
  const format = useFormat()
  const { windows, at, choose, add, remove } = picked
  return (
    <Row role="group" aria-label={translate('liveToVod.windows')}>
      {windows.length > 1 &&
        windows.map(({ sp, ep }, place) => (
          <button key={`${place} ${sp}`} type="button" aria-pressed={place === at} onClick={() => choose(place)}>
            {translate('liveToVod.window', { n: format.number(place + 1) })}
            <small>
              {timecode(sp)} – {timecode(ep)}
            </small>
          </button>
        ))}
      <Button
        size="small"
        variant="ghost"
        disabled={!add}
        startIcon={<Icon name="plus" size="small" />}
        onClick={() => add?.()}
      >
        {translate('liveToVod.addWindow')}
      </Button>
      {remove && (
        <Button size="small" variant="ghost" startIcon={<Icon name="trash" size="small" />} onClick={remove}>
          {translate('liveToVod.removeWindow', { n: format.number(at + 1) })}
        </Button>
      )}
    </Row>
  )
}

const timecode = (ms: number) => timecodeOf(framesOf(ms, FPS_30), FPS_30)

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBlockEnd: 12,
  '& > button[aria-pressed]': {
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: 8,
    minBlockSize: 28,
    paddingInline: 10,
    border: 0,
    borderRadius: 4,
    font: 'inherit',
    fontSize: 12,
    color: 'var(--mui-palette-text-primary)',
    backgroundColor: 'var(--mui-palette-surface-hover)',
    '&:focus-visible': { outline: '2px solid var(--mui-palette-accent-main)', outlineOffset: 1 },
  },
  '& > button[aria-pressed=true]': {
    color: 'var(--mui-palette-accent-onSoft)',
    backgroundColor: 'var(--mui-palette-accent-soft)',
  },
  '& small': { fontSize: 11, fontVariantNumeric: 'tabular-nums' },
})
