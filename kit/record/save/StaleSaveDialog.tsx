import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslate } from 'ra-core'
import { useMemo, useState } from 'react'
import type { FieldWords } from '../changes/useFieldWords.ts'
import { useFieldWords } from '../changes/useFieldWords.ts'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import type { FormSchema } from '#kit/forms/schema/formSchema.ts'
import { ConflictRow } from './ConflictRow.tsx'
import { MERGE_COLUMNS } from './mergeColumns.ts'
import { MergedAlone, MergeResult, PAGE } from './MergePreview.tsx'
import type { Choice, MergedSaves, Side } from './mergeSaves.ts'
import { changesOf, choiceKey } from './mergeSaves.ts'

type Choices = ReadonlyMap<string, Choice>

/** What the dialog says of the two sides. */
export type MergeWords = {
  title: string
  subtitle: string
  mine: string
  theirs: string
  /** Of the button: "Save merged", "Publish merged", "Take into my draft". */
  ok: string
}

type StaleSaveDialogProps = {
  merge: MergedSaves
  schema: FormSchema
  words: MergeWords
  /** Number of the version that the result goes over. */
  n: number
  /** Made before the dialog was left the last time. */
  initial: Choices
  busy: boolean
  onResolve: (choices: Choices) => void
  onClose: (choices: Choices) => void
}

/**
 * Two people changed the same record: what does not collide is merged already, what does is chosen side by side. Both
 * texts stay until then (promise R2).
 */
export function StaleSaveDialog(props: StaleSaveDialogProps) {
  const { merge, schema, words: says, n, initial, busy, onResolve, onClose } = props
  const translate = useTranslate()
  const words = useFieldWords(schema)
  const [choices, setChoices] = useState<Choices>(initial)
  const left = merge.conflicts.filter((conflict) => !choices.has(choiceKey(conflict))).length
  const result = useMemo(() => changesOf(merge, choices), [merge, choices])
  const { conflicts, taken, kept } = merge
  const alone = taken.length + kept.length
  const tab = (key: string, count: number) => `${translate(`saving.merge.${key}`)} · ${count}`
  const tabs = [
    ...(conflicts.length > 0
      ? [
          {
            key: 'choose',
            label: tab('choose', conflicts.length),
            content: <Conflicts merge={merge} words={words} says={says} choices={choices} onChoices={setChoices} />,
          },
        ]
      : []),
    ...(alone > 0
      ? [{ key: 'alone', label: tab('alone', alone), content: <MergedAlone {...{ taken, kept, words }} /> }]
      : []),
    {
      key: 'result',
      label: tab('preview', result.length),
      content: <MergeResult changes={result} words={words} n={n} />,
    },
  ]
  return (
    <SharedDialog
      open
      maxWidth="md"
      title={says.title}
      subtitle={says.subtitle}
      tabs={tabs}
      okLabel={says.ok}
      cancelLabel={translate('editor.merge.keepEditing')}
      notYet={left > 0 ? translate('editor.merge.left', { smart_count: left }) : undefined}
      busy={busy}
      onOk={() => onResolve(choices)}
      onClose={() => onClose(choices)}
    />
  )
}

type ConflictsProps = {
  merge: MergedSaves
  words: FieldWords
  says: MergeWords
  choices: Choices
  onChoices: (choices: Choices) => void
}

function Conflicts({ merge, words, says, choices, onChoices }: ConflictsProps) {
  const translate = useTranslate()
  const all = (side: Side) => onChoices(new Map(merge.conflicts.map((one) => [choiceKey(one), { take: side }])))
  return (
    <Box sx={{ ...PAGE, gap: 3 }} role="group" aria-label={translate('editor.merge.choose')}>
      <Box sx={{ color: 'text.secondary' }}>{translate('editor.merge.choose')}</Box>
      <Box sx={{ ...MERGE_COLUMNS, typography: 'label', color: 'text.secondary' }}>
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>{translate('saving.merge.field')}</Box>
        {(['mine', 'theirs'] as const).map((side) => (
          <Box key={side} sx={{ display: 'flex', flexWrap: 'wrap', gap: '0 12px', alignItems: 'baseline' }}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{says[side]}</Box>
            <Link component="button" type="button" variant="label" onClick={() => all(side)}>
              {translate(`editor.merge.all.${side}`)}
            </Link>
          </Box>
        ))}
      </Box>
      {merge.conflicts.map((conflict) => (
        <ConflictRow
          key={choiceKey(conflict)}
          conflict={conflict}
          words={words}
          heads={says}
          chosen={choices.get(choiceKey(conflict))}
          onChoose={(choice) => onChoices(new Map(choices).set(choiceKey(conflict), choice))}
        />
      ))}
    </Box>
  )
}
