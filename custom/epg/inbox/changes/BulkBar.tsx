import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useState, useSyncExternalStore } from 'react'
import type { EpgChange, EpgDecision, EpgIngestion } from '#contract/schemas/live/ingestion.ts'
import { isInFlight } from '#contract/values/jobs.ts'
import { ConfirmDialog } from '#kit/parts/dialogs/ConfirmDialog.tsx'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { Selection } from '#kit/parts/table/selection/createSelection.ts'
import { SelectionToolbar } from '#kit/parts/table/selection/SelectionToolbar.tsx'
import { useMissingRights } from '#kit/parts/why/useMissingRights.ts'
import { WhyNot } from '#kit/parts/why/WhyNot.tsx'
import { INGEST_RIGHTS } from '../../ingest/IngestButton.tsx'
import { fieldsTaken, type Picks } from '../model/changeRows.ts'
import { countOfTab, type InboxView } from '../model/inboxView.ts'
import { useWaitingChanges } from '../useChanges.ts'
import type { useDecisions } from '../useIngestionActs.ts'

type BulkBarProps = {
  ingestion: EpgIngestion
  view: InboxView
  rows: readonly EpgChange[]
  picks: Readonly<Record<string, Picks>>
  selection: Selection<EpgChange>
  decide: ReturnType<typeof useDecisions>['decide']
}
type Decision = 'accept' | 'keep'
/** What accepting waits for a word about: how many of it were mended by hand. */
type Asked = { changes: readonly EpgChange[]; conflicts: number }

/** Ids that one decision may name. */
const MOST_IDS = 10_000

/** Decides what is ticked, or everything that the tab and channel show. */
export function BulkBar({ ingestion, view, rows, picks, selection, decide }: BulkBarProps) {
  const translate = useTranslate()
  const format = useFormat()
  const missing = useMissingRights(INGEST_RIGHTS)
  const tellError = useErrorNotice()
  const readAll = useWaitingChanges(ingestion.id)
  const chosen = [...useSyncExternalStore(selection.subscribe, selection.state).rows.values()]
  const [asked, setAsked] = useState<Asked>()
  const [isReading, setReading] = useState(false)
  const isIdle = !isInFlight(ingestion.status) && !ingestion.closed
  const all = Math.min(ingestion.waiting, countOfTab(ingestion, view.tab))
  const chooseAll = async () => {
    setReading(true)
    try {
      selection.chooseOnly(await readAll(view))
    } catch (error) {
      tellError(error)
    } finally {
      setReading(false)
    }
  }
  const send = async (changes: readonly EpgChange[], decision: Decision) => {
    setAsked(undefined)
    selection.clear()
    for (const body of bodiesOf(changes, decision, picks)) await decide.mutateAsync(body).catch(() => undefined)
  }
  const begin = (decision: Decision) => {
    const conflicts = chosen.filter((one) => one.kind === 'conflict' && !picks[one.id]).length
    if (decision === 'accept' && conflicts > 0) setAsked({ changes: chosen, conflicts })
    else void send(chosen, decision)
  }
  if (!isIdle || ingestion.waiting === 0 || (rows.length === 0 && chosen.length === 0)) return null
  const count = format.number(chosen.length)
  return (
    <>
      <SelectionToolbar inset={16} onClear={chosen.length > 0 ? selection.clear : undefined}>
        <b role="status">{translate('ingestion.chosen', { smart_count: chosen.length, count })}</b>
        {chosen.length < all && (
          <Button size="small" variant="ghost" loading={isReading} onClick={() => void chooseAll()}>
            {view.channel === ''
              ? translate('ingestion.chooseAll', { count: format.number(all) })
              : translate('ingestion.chooseAllOfChannel')}
          </Button>
        )}
        {chosen.length > 0 && (
          <WhyNot why={missing}>
            {(off) => (
              <span style={{ display: 'flex', gap: 8 }}>
                <Button size="small" disabled={decide.isPending} onClick={() => begin('keep')} {...off}>
                  {translate('ingestion.keepCount', { count })}
                </Button>
                <Button size="small" disabled={decide.isPending} onClick={() => begin('accept')} {...off}>
                  {translate('ingestion.acceptCount', { count })}
                </Button>
              </span>
            )}
          </WhyNot>
        )}
      </SelectionToolbar>
      {asked && (
        <ConfirmDialog
          open
          title={translate('ingestion.confirm.pins.title', {
            smart_count: asked.conflicts,
            count: format.number(asked.conflicts),
          })}
          okLabel={translate('ingestion.confirm.pins.ok')}
          undoable
          onClose={() => setAsked(undefined)}
          onConfirm={() => void send(asked.changes, 'accept')}
        >
          {translate('ingestion.confirm.pins.text')}
        </ConfirmDialog>
      )}
    </>
  )
}

/** The decisions to be sent: rows with picks of their own one by one, the others together. */
function bodiesOf(changes: readonly EpgChange[], decision: Decision, picks: BulkBarProps['picks']): EpgDecision[] {
  const own = changes.flatMap((change) => {
    const fields = decision === 'accept' && picks[change.id] ? fieldsTaken(change, picks[change.id] ?? {}) : undefined
    return fields ? [{ ids: [change.id], decision, fields }] : []
  })
  const named = new Set(own.flatMap(({ ids }) => ids))
  const ids = changes.map(({ id }) => id).filter((id) => !named.has(id))
  const together = Array.from({ length: Math.ceil(ids.length / MOST_IDS) }, (_, at) => ({
    ids: ids.slice(at * MOST_IDS, (at + 1) * MOST_IDS),
    decision,
  }))
  return [...together, ...own]
}
