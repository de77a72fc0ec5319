import TextField from '@mui/material/TextField'
import { useMemo, useState } from 'react'
import type { ScheduleCommand } from '#contract/rules/schedule/commands/command.ts'
import { StaticTable } from '#kit/parts/table/StaticTable.tsx'
import { useSchedule } from '../ScheduleContext.ts'
import { PASTED_COLUMNS, readPastedRows } from '../model/pastedRows.ts'
import { nameOf, refusalText } from '../model/scheduleWords.ts'
import { shortMoment } from '../model/shortMoment.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import { DockedDialog } from './DockedDialog.tsx'
import { judgeRows, type JudgedRow } from './pastedAirings.ts'
import { useReadMoment } from './useReadMoment.ts'
import { useTitlesByName } from './useTitlesByName.ts'

/** Rows of a spreadsheet as airings: each with what is wrong in which column; what finds no place stays in the text. */
export function PasteDialog({ at }: { at: number }) {
  const words = useScheduleWords()
  const { translate, format, titles } = words
  const { schedule, run, preview, openDialog, newId } = useSchedule()
  const [text, setText] = useState('')
  const [idPrefix, setIdPrefix] = useState(() => `${newId()}-`)
  const readMoment = useReadMoment(at)
  const rows = readPastedRows(text, readMoment)
  const named = useTitlesByName(rows.map(({ title }) => title))
  const judged = judgeRows(rows, { named, titles, at, idPrefix })
  const airings = judged.flatMap(({ airing }) => airing ?? [])
  const command: ScheduleCommand | undefined = airings.length > 0 ? { kind: 'pasteDays', airings } : undefined
  const applied = command && preview(command)
  const left = new Map(
    (applied?.refused ? [applied.refused] : (applied?.left ?? [])).map((refused) => [refused.airing, refused]),
  )
  const fits = (row: JudgedRow) => row.airing !== undefined && !left.has(row.airing.id)
  const count = judged.filter(fits).length
  const columns = useMemo(() => PASTED_COLUMNS, [])
  const notesOf = (row: JudgedRow): string => {
    const notes = columns.flatMap((column) => {
      const problem = row.problems[column]
      return problem
        ? [
            translate('schedulePaste.problem', {
              column: translate(`schedulePaste.columns.${column}`),
              problem: translate(`schedulePaste.problems.${problem}`),
            }),
          ]
        : []
    })
    const refused = row.airing && left.get(row.airing.id)
    if (refused) notes.push(refusalText(refused, schedule, words))
    return notes.join(' ') || (row.airing ? '' : translate('schedulePaste.reading'))
  }
  const go = () => {
    if (!command || count === 0) return
    const kept = judged.filter((row) => !fits(row)).map(({ text: line }) => line)
    if (run(command).refused) return
    if (kept.length === 0) return openDialog(undefined)
    setText(kept.join('\n'))
    setIdPrefix(`${newId()}-`)
  }
  return (
    <DockedDialog
      isWide
      title={translate('schedulePaste.title')}
      okLabel={translate('schedulePaste.ok', { smart_count: count })}
      onOk={go}
      hasEdits={text.trim() !== ''}
      {...(count === 0 && {
        notYet: translate(rows.length === 0 ? 'schedulePaste.nothing' : 'schedulePaste.noneFits'),
      })}
    >
      <TextField
        multiline
        minRows={4}
        maxRows={10}
        fullWidth
        label={translate('schedulePaste.rows')}
        helperText={translate('schedulePaste.hint')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {judged.length > 0 && (
        <StaticTable
          look="lines"
          label={translate('schedulePaste.title')}
          rows={judged}
          rowKey={({ line }) => String(line)}
          columns={[
            { key: 'line', head: translate('schedulePaste.line'), cell: ({ line }) => line, width: 44 },
            {
              key: 'start',
              head: translate('schedulePaste.columns.start'),
              cell: ({ airing }) => airing && shortMoment(airing.start, words),
              width: 84,
            },
            {
              key: 'title',
              head: translate('schedulePaste.columns.title'),
              cell: ({ airing, title }) => (airing ? nameOf(airing, words) : title),
            },
            {
              key: 'length',
              head: translate('schedulePaste.columns.length'),
              cell: ({ airing }) => airing && format.duration(airing.dur),
              width: 80,
            },
            { key: 'note', head: translate('schedulePaste.note'), cell: notesOf },
          ]}
        />
      )}
    </DockedDialog>
  )
}
