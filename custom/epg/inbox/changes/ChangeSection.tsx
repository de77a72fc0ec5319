import { useTranslate } from 'ra-core'
import type { RefObject } from 'react'
import { useMemo, useState } from 'react'
import type { EpgChange, EpgIngestion } from '#contract/schemas/live/ingestion.ts'
import { isInFlight } from '#contract/values/jobs.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'
import { ListSkeleton } from '#kit/parts/layoutParts/ListSkeleton.tsx'
import { Pager } from '#kit/parts/layoutParts/Pager.tsx'
import { useSelection } from '#kit/parts/table/selection/useSelection.ts'
import { fieldsTaken, movedBy, type Picks } from '../model/changeRows.ts'
import type { InboxView } from '../model/inboxView.ts'
import { decidedView, isShiftOpen } from '../model/inboxView.ts'
import { useChanges } from '../useChanges.ts'
import type { useDecisions } from '../useIngestionActs.ts'
import type { OurChannels } from '../useMatches.ts'
import { BulkBar } from './BulkBar.tsx'
import { ChangeColumns } from './ChangeColumns.tsx'
import { ChangeList } from './ChangeList.tsx'
import { ChangeTabs } from './ChangeTabs.tsx'
import { MovedTogether } from './MovedTogether.tsx'

type ChangeSectionProps = {
  ingestion: EpgIngestion
  view: InboxView
  ours: OurChannels
  decide: ReturnType<typeof useDecisions>['decide']
  /** Takes the focus when nothing is left to decide. */
  rest: RefObject<HTMLElement | null>
  onChange: (change: Partial<InboxView>) => void
}

const NO_PICKS: Readonly<Record<string, Picks>> = {}

/** What an ingestion changes, programme by programme, and the decisions about it: by row, by channel, all. */
export function ChangeSection({ ingestion, view: asked, ours, decide, rest, onChange }: ChangeSectionProps) {
  const { id } = ingestion
  const isOver = ingestion.closed || ingestion.status === 'inactive'
  const view = useMemo(() => (isOver ? decidedView(asked, ingestion) : asked), [isOver, asked, ingestion])
  const { data, error, refetch } = useChanges(id, view)
  const [picks, setPicks] = useState(NO_PICKS)
  const [isUnfolded, setUnfolded] = useState(false)
  const selection = useSelection<EpgChange>((one) => one.id)
  const isShifted = isShiftOpen(ingestion)
  const by = isShifted && !isUnfolded ? ingestion.shift?.by : undefined
  const rows = useMemo(() => data?.rows.filter((one) => by === undefined || movedBy(one) !== by), [data, by])
  const folded = (data?.rows.length ?? 0) - (rows?.length ?? 0)
  const decideRow = (change: EpgChange, decision: 'accept' | 'keep', own: Picks = picks[change.id] ?? {}) => {
    const fields = decision === 'accept' ? fieldsTaken(change, own) : undefined
    decide.mutate({ ids: [change.id], decision, ...(fields && { fields }) })
    selection.drop(new Set([change.id]))
  }
  return (
    <>
      <ChangeTabs ingestion={ingestion} view={view} ours={ours} onChange={onChange} />
      {error && !data ? <CallError error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error && <ListSkeleton rows={5} artwork={false} />}
      {rows && rows.length > 0 && <ChangeColumns />}
      {rows && rows.length > 0 && (
        <ChangeList
          rows={rows}
          first={(view.page - 1) * view.perPage}
          total={data?.count ?? rows.length}
          ours={ours}
          picks={picks}
          selection={selection}
          isBusy={decide.isPending}
          isOver={isOver}
          rest={rest}
          onPick={(change, part) =>
            setPicks((before) => ({ ...before, [change.id]: { ...before[change.id], ...part } }))
          }
          onDecide={decideRow}
        />
      )}
      {folded > 0 && <MovedTogether count={folded} by={by ?? 0} onShow={() => setUnfolded(true)} />}
      {rows && rows.length === 0 && folded === 0 && <NoChanges ingestion={ingestion} view={view} />}
      {rows && rows.length === 0 && <span style={{ flex: 1 }} />}
      <BulkBar
        ingestion={ingestion}
        view={view}
        rows={rows ?? []}
        picks={picks}
        selection={selection}
        decide={decide}
      />
      {data && (data.count ?? 0) > view.perPage && (
        <Pager
          list={{
            page: view.page,
            perPage: view.perPage,
            total: data.count,
            setPage: (page) => onChange({ page }),
            setPerPage: (perPage) => onChange({ perPage, page: 1 }),
          }}
        />
      )}
    </>
  )
}

/** Why there is no change to be seen: all is decided, or it has to be said first which channels these are. */
function NoChanges({ ingestion: { unmatched, status }, view }: Pick<ChangeSectionProps, 'ingestion' | 'view'>) {
  const translate = useTranslate()
  const format = useFormat()
  if (isInFlight(status)) return <ListSkeleton rows={5} artwork={false} />
  if (view.tab === 'waiting' && unmatched > 0 && !view.channel)
    return (
      <EmptyState icon="tv" title={translate('ingestion.unmatched')}>
        {translate('ingestion.unmatchedText', { smart_count: unmatched, count: format.number(unmatched) })}
      </EmptyState>
    )
  return (
    <EmptyState icon="check" title={translate('ingestion.nothing')}>
      {translate('ingestion.nothingHere')}
    </EmptyState>
  )
}
