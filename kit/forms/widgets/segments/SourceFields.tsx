import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import type { Segment } from '#contract/rules/program/segment.ts'
import { rateTag } from '#contract/rules/time/frameRate.ts'
import { withFields, type SegmentFieldsProps } from './SegmentFields.tsx'

const DIGITS = /^\d{0,3}(\.\d{0,3})?$/

/** The variant of the source, and the rate that its points are counted in. */
export function SourceFields({ line: { segment, placed }, disabled, onChange }: Omit<SegmentFieldsProps, 'types'>) {
  const translate = useTranslate()
  const change = (fields: object) => onChange(withFields(segment, fields as Partial<Segment>))
  return (
    <div style={{ display: 'grid', gap: 16, paddingBlockStart: 8, maxWidth: 320 }}>
      <TextField
        label={translate('segments.variant')}
        value={segment.vrt ?? ''}
        disabled={disabled}
        onChange={({ target }) => change({ vrt: target.value || undefined })}
      />
      <TextField
        label={translate('segments.rate')}
        defaultValue={segment.fps ?? ''}
        disabled={disabled}
        helperText={translate('segments.countedAt', { rate: rateTag(placed.rate) })}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        onChange={({ target: { value } }) => DIGITS.test(value) && change({ fps: Number(value) || undefined })}
      />
    </div>
  )
}
