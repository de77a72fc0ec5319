import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { useShiftWords } from '../useShiftWords.ts'

type MovedTogetherProps = { count: number; by: number; onShow: () => void }

/** The programmes that moved exactly as the whole feed did, in one line: the banner above decides them. */
export function MovedTogether({ count, by, onShow }: MovedTogetherProps) {
  const translate = useTranslate()
  const format = useFormat()
  const words = useShiftWords()
  return (
    <Line>
      <b>{translate('ingestion.moved.title', { smart_count: count, count: format.number(count), by: words(by) })}</b>
      <span>{translate('ingestion.moved.text')}</span>
      <Button size="small" variant="ghost" onClick={onShow}>
        {translate('ingestion.moved.show')}
      </Button>
    </Line>
  )
}

const Line = styled('div')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 40,
  margin: '0 16px 8px',
  paddingInline: '16px 8px',
  borderRadius: 6,
  background: 'var(--mui-palette-background-raised)',
  '& b': { fontWeight: 'var(--marquee-weight-600)' },
  '& span': { flex: 1, minInlineSize: 0, fontSize: 12, color: 'var(--mui-palette-text-tertiary)' },
})
