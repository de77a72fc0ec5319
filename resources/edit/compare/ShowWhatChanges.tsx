import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useSearchParams } from 'react-router'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { writeCompared } from './comparedSides.ts'

/** For whoever decides on a waiting draft: what is live and what would take its place, side by side. */
export function ShowWhatChanges({ record }: { record: ContentRecord }) {
  const translate = useTranslate()
  const [, setParams] = useSearchParams()
  const live = record.sides.find(({ st }) => st === 'published')
  const draft = record.sides.find(({ st }) => st !== 'published')
  if (!live || !draft) return null
  return (
    <Button size="small" onClick={() => setParams({ compare: writeCompared({ left: live.key, right: draft.key }) })}>
      {translate('history.whatChanges')}
    </Button>
  )
}
