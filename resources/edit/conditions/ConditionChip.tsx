import { useTranslate } from 'ra-core'
import { conditionOf } from '#contract/rules/labels/conditionOf.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { Chip } from '#kit/parts/status/Chip.tsx'

/** 'Conditional Publish' beside the version, with its reason; nothing for any other record. */
export function ConditionChip({ record }: { record: ContentRecord }) {
  const translate = useTranslate()
  const reason = conditionOf(record)
  if (reason === undefined) return null
  return (
    <Chip color="warning" glyph="flag" title={translate('conditions.chipTitle', { reason })}>
      {translate('conditions.chip')}
    </Chip>
  )
}
