import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { Conflict } from '#contract/rules/merge/threeWay.ts'
import { useFieldWords } from '../changes/useFieldWords.ts'
import type { FieldWords } from '../changes/useFieldWords.ts'
import { SharedDialog } from '../dialogs/SharedDialog.tsx'
import { useFormat } from '../format/FormatProvider.tsx'
import type { FormSchema } from '../forms/schema/formSchema.ts'
import { ConflictRow } from './ConflictRow.tsx'
import type { MergedSaves, Side } from './mergeSaves.ts'
import { choiceKey } from './mergeSaves.ts'

type StaleSaveDialogProps = {
  merge: MergedSaves
  schema: FormSchema
  /** Name of the record. */
  title: string
  /** Who saved in between, which version and when. */
  by: string
  n: number
  at: string
  /** The words of the button: "Save merged", "Publish merged", "Take into my draft". */
  okLabel: string
  busy: boolean
  onResolve: (choices: ReadonlyMap<string, Side>) => void
  onClose: () => void
}

/**
 * Two people saved the same record: what does not collide is merged already, what does is chosen side by side. Both
 * texts stay until then (promise R2).
 */
export function StaleSaveDialog(props: StaleSaveDialogProps) {
  const { merge, schema, title, by, n, at, okLabel, busy, onResolve, onClose } = props
  const translate = useTranslate()
  const format = useFormat()
  const words = useFieldWords(schema)
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map())
  const left = merge.conflicts.filter((conflict) => !choices.has(choiceKey(conflict))).length
  const choose = (conflict: Conflict, side: Side) => setChoices(new Map(choices).set(choiceKey(conflict), side))
  const chooseAll = (side: Side) => setChoices(new Map(merge.conflicts.map((one) => [choiceKey(one), side])))
  const alone = merge.taken.length + merge.kept.length
  const heads = {
    mine: translate('editor.merge.mine'),
    theirs: translate('editor.merge.theirs', { n, at: format.time(at) }),
  }
  return (
    <SharedDialog
      open
      maxWidth="md"
      title={translate('editor.merge.title', { name: title })}
      subtitle={translate('editor.merge.subtitle', { name: by, n, at: format.dateTime(at) })}
      okLabel={okLabel}
      cancelLabel={translate('editor.merge.keepEditing')}
      notYet={left > 0 ? translate('editor.merge.left', { smart_count: left }) : undefined}
      busy={busy}
      onOk={() => onResolve(choices)}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        <MergedAlone merge={merge} words={words} count={alone} />
        {merge.conflicts.length > 0 && (
          <Box sx={{ display: 'grid', gap: 2 }} role="group" aria-label={translate('editor.merge.choose')}>
            <Box sx={{ display: 'flex', gap: 4, alignItems: 'baseline', color: 'text.secondary' }}>
              <Box sx={{ flex: 1 }}>{translate('editor.merge.choose')}</Box>
              {(['mine', 'theirs'] as const).map((side) => (
                <Link key={side} component="button" type="button" variant="label" onClick={() => chooseAll(side)}>
                  {translate(`editor.merge.all.${side}`)}
                </Link>
              ))}
            </Box>
            {merge.conflicts.map((conflict) => (
              <ConflictRow
                key={choiceKey(conflict)}
                conflict={conflict}
                words={words}
                heads={heads}
                chosen={choices.get(choiceKey(conflict))}
                onChoose={(side) => choose(conflict, side)}
              />
            ))}
          </Box>
        )}
      </Box>
    </SharedDialog>
  )
}

/** What came together by itself, field by field for whoever wants to see it. */
function MergedAlone({ merge, words, count }: { merge: MergedSaves; words: FieldWords; count: number }) {
  const translate = useTranslate()
  if (count === 0) return null
  const list = (pointers: readonly string[]) => [...new Set(pointers.map((one) => words.field(one).name))].join('; ')
  return (
    <Box sx={{ typography: 'meta', color: 'text.secondary', display: 'grid', gap: '2px' }}>
      <Box sx={{ color: 'text.primary' }}>{translate('editor.merge.alone', { smart_count: count })}</Box>
      {merge.taken.length > 0 && <div>{translate('editor.merge.taken', { fields: list(merge.taken) })}</div>}
      {merge.kept.length > 0 && <div>{translate('editor.merge.kept', { fields: list(merge.kept) })}</div>}
    </Box>
  )
}
