import { styled } from '@mui/material/styles'
import { useMemo, useState } from 'react'
import { canAll } from '#contract/rules/access/canAll.ts'
import { rightsOfVerb } from '#contract/rules/actions/rightsOfVerb.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { Pager } from '#kit/parts/layoutParts/Pager.tsx'
import { useSelection } from '#kit/parts/table/selection/useSelection.ts'
import type { ApprovalVerb } from '#kit/record/actions/useApproval.ts'
import { useApproval } from '#kit/record/actions/useApproval.ts'
import { revisionKey } from '#kit/record/actions/revisionKey.ts'
import { ApprovalContext } from './ApprovalContext.ts'
import { ChosenBar } from './parts/ChosenBar.tsx'
import { DecideDialog } from './parts/DecideDialog.tsx'
import { TypeFilter } from './parts/TypeFilter.tsx'
import { WaitingTable } from './parts/WaitingTable.tsx'
import { useLeftOut } from './useLeftOut.ts'
import { useWaiting, useWaitingCounts } from './useWaiting.ts'
import { useWaitingAddress } from './useWaitingAddress.ts'

const Screen = styled('div')({ display: 'flex', flexDirection: 'column', blockSize: '100%', minBlockSize: 0 })
const Head = styled('div')({ flex: 'none', display: 'flex', alignItems: 'center', gap: 8, padding: '12px 20px 8px' })

type Decision = { verb: ApprovalVerb; rows: readonly ContentRow[] }

/** Every submitted title that its reader may approve, across types: one by a press, many as jobs (specification section 4). */
export function Page() {
  const { view, go } = useWaitingAddress()
  const { actor, types } = useConsole()
  const own = useMemo(() => types.filter((type) => canAll(actor, rightsOfVerb('approve', type))), [types, actor])
  const shown = own.some(({ type }) => type === view.type) ? own.filter(({ type }) => type === view.type) : own
  const { order, page, perPage } = view
  const { data, error, refetch } = useWaiting({ types: shown, order, page, perPage })
  const counts = useWaitingCounts(own)
  const retry = () => void refetch()
  const approval = useApproval(retry)
  const selection = useSelection<ContentRow>(revisionKey)
  const [decision, setDecision] = useState<Decision>()
  const rows = data?.rows.filter((row) => !approval.isDecided(row))
  useLeftOut(selection, rows, approval.isDecided)
  const ended = () => {
    selection.clear()
    retry()
  }
  return (
    <Screen>
      <Head>
        <TypeFilter types={own} counts={counts} chosen={view.type} onChoose={(type) => go({ type })} />
      </Head>
      <ApprovalContext value={approval}>
        <WaitingTable
          rows={rows}
          error={error}
          onRetry={retry}
          selection={selection}
          page={`${view.type ?? ''} ${order} ${page} ${perPage}`}
          sort={{ field: 'updated', order: order === 'asc' ? 'ASC' : 'DESC' }}
          onSort={(sort) => go({ order: sort.order === 'ASC' ? 'asc' : 'desc' })}
        />
      </ApprovalContext>
      <ChosenBar selection={selection} onDecide={(verb, chosen) => setDecision({ verb, rows: chosen })} />
      <Pager
        list={{
          page,
          perPage,
          total: data?.count,
          atLeast: data?.atLeast ?? false,
          setPage: (to) => go({ page: to }),
          setPerPage: (size) => go({ perPage: size }),
        }}
      />
      {decision && <DecideDialog {...decision} onEnded={ended} onClose={() => setDecision(undefined)} />}
    </Screen>
  )
}
