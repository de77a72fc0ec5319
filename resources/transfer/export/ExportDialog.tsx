import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { TypeColumn, TypeSummary } from '#contract/registry/typeDocument.ts'
import type { Chosen } from '#contract/wire/calls/bulkBodies.ts'
import { textIn } from '#contract/values/languages.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { ANY, useWatchedJob } from '#kit/jobs/watchedJobs.ts'
import { ListSkeleton } from '#kit/parts/layoutParts/ListSkeleton.tsx'
import { useTransferFields } from '../fields/useTransferFields.ts'
import { ExportProgress } from './ExportProgress.tsx'
import type { ExportChoices } from './exportChoices.ts'
import { exportBody, keepExportChoices, exportChoicesOf } from './exportChoices.ts'
import { FieldPicker } from './FieldPicker.tsx'
import { fieldsShown } from './fieldsShown.ts'
import { RadioChoice } from './RadioChoice.tsx'

type ExportDialogProps = {
  type: TypeSummary
  meant: Chosen
  /** How many titles are meant, as far as it is known. */
  count?: number | undefined
  /** There are more than `count`. */
  atLeast?: boolean
  /** Columns of the list as they are shown. */
  columns: readonly TypeColumn[]
  onClose: () => void
}

/** What of the titles shall stand in a file, and how; then the file itself. */
export function ExportDialog({ type, meant, count, atLeast = false, columns, onClose }: ExportDialogProps) {
  const translate = useTranslate()
  const format = useFormat()
  const [choices, setChoices] = useState(() => exportChoicesOf(localStorage, type.type))
  const form = useTransferFields(type)
  const { calls } = useConsole()
  const [run, setRun] = useState<{ id?: string; isSending?: boolean; error?: unknown }>({})
  const { fields } = form
  const paths =
    choices.columns === 'all' ? undefined : choices.columns === 'shown' ? fieldsShown(columns, fields) : choices.chosen
  const change = (part: Partial<ExportChoices>) => setChoices({ ...choices, ...part })
  const chooseColumns = (columnSet: ExportChoices['columns']) =>
    change({
      columns: columnSet,
      ...(columnSet === 'chosen' && choices.chosen.length === 0 ? { chosen: fieldsShown(columns, fields) } : {}),
    })
  // A small file may be ready before the job's number is known here: that is not told in passing either.
  useWatchedJob(run.isSending ? ANY : undefined)
  const start = () => {
    keepExportChoices(localStorage, type.type, choices)
    setRun({ isSending: true })
    calls.exportContent({ params: { type: type.type }, body: exportBody(meant, choices, paths) }).then(
      ({ status_id: id }) => setRun({ id }),
      (error: unknown) => setRun({ error }),
    )
  }
  const asks = run.id === undefined
  const amount = count === undefined ? '' : format.number(count) + (atLeast ? '+' : '')
  return (
    <SharedDialog
      open
      title={translate('transfer.export.title', { types: textIn(type.labels.many, format.settings.language) })}
      {...(count === undefined
        ? {}
        : { subtitle: translate('transfer.titles', { smart_count: count, count: amount }) })}
      onClose={onClose}
      isPlain
      cancelLabel={translate(asks ? 'actions.cancel' : 'actions.close')}
      {...(asks && { onOk: start, okLabel: translate('transfer.export.start') })}
      busy={run.isSending ?? false}
      scope={{ page: type.page, action: 'view' }}
      {...(paths?.length === 0 && { notYet: translate('transfer.export.noColumns') })}
    >
      {run.error !== undefined && <CallError error={run.error} />}
      {run.id === undefined ? (
        <Box sx={{ display: 'grid', gap: 4 }}>
          <RadioChoice
            label={translate('transfer.export.format')}
            words={{ csv: 'CSV', json: 'JSON', ndjson: 'NDJSON' }}
            value={choices.format}
            hint={translate(`transfer.export.formats.${choices.format}`)}
            onChange={(word) => change({ format: word })}
          />
          <RadioChoice
            label={translate('transfer.export.side')}
            words={{
              draft: translate('transfer.export.sides.draft'),
              published: translate('transfer.export.sides.published'),
            }}
            value={choices.side}
            hint={translate(`transfer.export.sideHints.${choices.side}`)}
            onChange={(word) => change({ side: word })}
          />
          <RadioChoice
            label={translate('transfer.export.columns')}
            words={{
              all: translate('transfer.export.sets.all'),
              shown: translate('transfer.export.sets.shown'),
              chosen: translate('transfer.export.sets.chosen'),
            }}
            value={choices.columns}
            onChange={chooseColumns}
          >
            {choices.columns === 'chosen' &&
              (form.error ? (
                <CallError error={form.error} onRetry={form.retry} />
              ) : form.typed ? (
                <FieldPicker fields={fields} chosen={choices.chosen} onChange={(chosen) => change({ chosen })} />
              ) : (
                <ListSkeleton rows={4} />
              ))}
          </RadioChoice>
        </Box>
      ) : (
        <ExportProgress id={run.id} />
      )}
    </SharedDialog>
  )
}
