import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import { useMemo, useState } from 'react'
import { diffRecords } from '#contract/rules/diff/diffRecords.ts'
import type { FullSideDraft } from '#contract/schemas/sideDraft.ts'
import { isSourceMark } from '../audit/shownChanges.ts'
import { ChangeLine } from '../changes/ChangeLine.tsx'
import { useFieldWords } from '../changes/useFieldWords.ts'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { FormSchema } from '#kit/forms/schema/formSchema.ts'
import { ConflictRow } from '../save/ConflictRow.tsx'
import { MERGE_COLUMNS } from '../save/mergeColumns.ts'
import type { Choice, MergedSaves } from '../save/mergeSaves.ts'
import { choiceKey } from '../save/mergeSaves.ts'

export type Choices = ReadonlyMap<string, Choice>

type ParkedDialogProps = {
  draft: FullSideDraft
  /** The parked edits merged with what stands in the form now. */
  merge: MergedSaves
  schema: FormSchema
  /** Name of the record. */
  title: string
  /** Why nothing can be restored at the moment, in words. */
  notYet: string | undefined
  onRestore: (choices: Choices) => void
  onClose: () => void
}

/** Parked edits field by field, and beside them what the form holds where both were changed: one of each is chosen. */
export function ParkedDialog({ draft, merge, schema, title, notYet, onRestore, onClose }: ParkedDialogProps) {
  const translate = useTranslate()
  const format = useFormat()
  const words = useFieldWords(schema)
  const [choices, setChoices] = useState<Choices>(new Map())
  const changes = useMemo(() => diffRecords(draft.base, draft.payload), [draft])
  const { conflicts } = merge
  const left = conflicts.filter((conflict) => !choices.has(choiceKey(conflict))).length
  const disputed = new Set(conflicts.map(({ field }) => field))
  const free = changes.filter(({ field }) => !disputed.has(field) && !isSourceMark(field))
  const heads = { mine: translate('locks.parked.mine'), theirs: translate('locks.parked.theirs') }
  return (
    <SharedDialog
      open
      maxWidth="md"
      title={translate('locks.parked.dialogTitle', { name: title })}
      subtitle={translate('locks.parked.dialogSubtitle', { at: format.dateTime(draft.ct) })}
      okLabel={translate('locks.parked.restoreNow')}
      notYet={notYet ?? (left > 0 ? translate('editor.merge.left', { smart_count: left }) : undefined)}
      onOk={() => onRestore(choices)}
      hasEdits={choices.size > 0}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        {conflicts.length > 0 && (
          <Box sx={{ display: 'grid', gap: 2 }} role="group" aria-label={translate('locks.parked.choose')}>
            <Box sx={{ color: 'text.secondary' }}>{translate('locks.parked.choose')}</Box>
            <Box sx={{ ...MERGE_COLUMNS, typography: 'label', color: 'text.secondary' }}>
              <Box sx={{ display: { xs: 'none', sm: 'block' } }} />
              <div>{heads.mine}</div>
              <div>{heads.theirs}</div>
            </Box>
            {conflicts.map((conflict) => (
              <ConflictRow
                key={choiceKey(conflict)}
                conflict={conflict}
                words={words}
                heads={heads}
                chosen={choices.get(choiceKey(conflict))}
                onChoose={(choice) => setChoices(new Map(choices).set(choiceKey(conflict), choice))}
              />
            ))}
          </Box>
        )}
        {free.length > 0 && (
          <Box sx={{ display: 'grid', gap: 3 }} role="group" aria-label={translate('locks.parked.changes')}>
            <Box sx={{ color: 'text.secondary' }}>{translate('locks.parked.changes')}</Box>
            {free.map((change) => (
              <ChangeLine key={change.field} change={change} words={words} />
            ))}
          </Box>
        )}
      </Box>
    </SharedDialog>
  )
}
