import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import type { FieldChange } from '#contract/schemas/contentRecord.ts'
import { ChangeLine } from '../changes/ChangeLine.tsx'
import type { FieldWords } from '../changes/useFieldWords.ts'

/** Every tab begins at the same height, and a short one does not make the dialog jump. */
export const PAGE = { display: 'grid', alignContent: 'start', minHeight: 280, paddingBlockStart: 3 } as const

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: '12px 24px',
} as const

/** Changes in words, two beside each other. */
function ChangeColumns({ changes, words }: { changes: readonly FieldChange[]; words: FieldWords }) {
  return (
    <Box sx={columns}>
      {changes.map((change) => (
        <ChangeLine key={change.field} change={change} words={words} />
      ))}
    </Box>
  )
}

type MergedAloneProps = { taken: readonly FieldChange[]; kept: readonly FieldChange[]; words: FieldWords }

/** What came together by itself, field by field: what they brought, what I keep. */
export function MergedAlone({ taken, kept, words }: MergedAloneProps) {
  const translate = useTranslate()
  const parts = [
    { key: 'theirs', changes: taken },
    { key: 'mine', changes: kept },
  ].filter(({ changes }) => changes.length > 0)
  return (
    <Box sx={{ ...PAGE, gap: 5 }}>
      {parts.map(({ key, changes }) => (
        <Box key={key} component="section" sx={{ display: 'grid', gap: 2 }}>
          <Box component="h3" sx={{ margin: 0, typography: 'label', color: 'text.tertiary' }}>
            {translate(`saving.merge.${key}`)}
          </Box>
          <ChangeColumns changes={changes} words={words} />
        </Box>
      ))}
    </Box>
  )
}

/** What the merged text changes in what is stored now, before it is saved. */
export function MergeResult({ changes, words, n }: { changes: readonly FieldChange[]; words: FieldWords; n: number }) {
  const translate = useTranslate()
  return (
    <Box sx={{ ...PAGE, gap: 4 }}>
      <Box sx={{ typography: 'meta', color: 'text.secondary' }}>
        {translate(changes.length > 0 ? 'saving.merge.previewText' : 'saving.merge.nothing', { n })}
      </Box>
      <ChangeColumns changes={changes} words={words} />
    </Box>
  )
}
