import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { rightsOfVerb } from '#contract/rules/actions/rightsOfVerb.ts'
import { verbRow } from '#contract/rules/actions/verbs.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { verbKey } from '#kit/record/actions/verbKey.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { errorMessage } from '#kit/parts/errors/errorMessage.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { OutcomeList } from './OutcomeList.tsx'
import { UsesWarning } from '#kit/record/uses/UsesWarning.tsx'
import type { Outcome } from './runPlan.ts'
import { runPlan } from './runPlan.ts'
import type { SelectionPlan } from './selectionPlan.ts'

type SelectionDialogProps = {
  type: TypeSummary
  plan: SelectionPlan
  /** The titles to which it was done. */
  onDone: (ids: ReadonlySet<string>) => void
  onClose: () => void
}

/** What will be done to which titles and to which not, and why; then what became of each. */
export function SelectionDialog({ type, plan, onDone, onClose }: SelectionDialogProps) {
  const translate = useTranslate()
  const format = useFormat()
  const { calls } = useConsole()
  const { language } = format.settings
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])
  const [phase, setPhase] = useState<'asks' | 'runs' | 'ended'>('asks')
  const stop = useRef<AbortController>(undefined)
  const { verb, rows, leftOut } = plan
  const on = verbRow(verb).takes
  const nameOf = (row: ContentRow) => titleOf(row, language) || translate('list.untitled')

  const run = async () => {
    stop.current = new AbortController()
    setPhase('runs')
    const act = (row: ContentRow) =>
      calls.update(type.type, { id: row.id, data: {}, previousData: row, meta: { verb } })
    const all = await runPlan(rows, { act, onStep: setOutcomes, signal: stop.current.signal })
    setPhase('ended')
    onDone(new Set(all.flatMap(({ row, error }) => (error === undefined ? [row.id] : []))))
    if (all.length === rows.length && all.every(({ error }) => error === undefined) && leftOut.length === 0) onClose()
  }
  const failed = outcomes.filter(({ error }) => error !== undefined)
  const left = rows.length - outcomes.length
  const why = (error: unknown) => {
    const told = errorMessage(error)
    return translate(told?.key ?? 'errors.requestFailed', { _: told?.text ?? '' })
  }
  return (
    <SharedDialog
      open
      title={translate('table.selection.willDo', { verb: translate(verbKey(verb)), smart_count: rows.length })}
      onClose={phase === 'runs' ? () => stop.current?.abort() : onClose}
      cancelLabel={translate(
        phase === 'asks' ? 'actions.cancel' : phase === 'runs' ? 'table.selection.stop' : 'actions.close',
      )}
      {...(phase === 'ended' ? {} : { onOk: () => void run(), okLabel: translate(verbKey(verb)) })}
      busy={phase === 'runs'}
      scope={rightsOfVerb(verb, type)}
      destructive={verb === 'deleteContent'}
    >
      {phase === 'asks' && verbRow(verb).asks && <p>{translate(`actions.confirm.${verb}.text`)}</p>}
      {phase === 'asks' && <OutcomeList lines={rows.map((row) => ({ id: row.id, name: nameOf(row) }))} />}
      {phase === 'asks' && on && rows.length > 0 && (
        <Box sx={{ marginBlockStart: 3 }}>
          <UsesWarning question={{ chosen: { keys: rows.map(({ id }) => id) }, on }} />
        </Box>
      )}
      {phase === 'runs' && (
        <>
          <LinearProgress
            variant="determinate"
            value={(outcomes.length / rows.length) * 100}
            aria-label={translate(verbKey(verb))}
          />
          <p role="status">
            {translate('table.selection.progress', {
              done: format.number(outcomes.length),
              count: format.number(rows.length),
            })}
          </p>
        </>
      )}
      {phase === 'ended' && (
        <OutcomeList
          title={translate('table.selection.done', { smart_count: outcomes.length - failed.length })}
          kind="done"
          lines={[]}
        />
      )}
      {failed.length > 0 && (
        <OutcomeList
          title={translate('table.selection.failed', { smart_count: failed.length })}
          kind="failed"
          lines={failed.map(({ row, error }) => ({ id: row.id, name: nameOf(row), why: why(error) }))}
        />
      )}
      {phase === 'ended' && left > 0 && (
        <OutcomeList
          title={`${translate('table.selection.stopped')} ${translate('table.selection.notBegun', { smart_count: left })}`}
          lines={[]}
        />
      )}
      {leftOut.length > 0 && (
        <OutcomeList
          title={translate('table.selection.cannot', { smart_count: leftOut.length })}
          kind="left"
          lines={leftOut.map(({ row, why: key }) => ({ id: row.id, name: nameOf(row), why: translate(key) }))}
        />
      )}
    </SharedDialog>
  )
}
