import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import type { DashboardData } from '#contract/registry/dashboard.ts'
import { useConsole } from '#kit/context/ConsoleContext.ts'
import { CallError } from '#kit/errors/CallError.tsx'
import { ComingUp } from './parts/ComingUp.tsx'
import { CountBadge } from './parts/CountBadge.tsx'
import { RowPanel } from './parts/RowPanel.tsx'

const Screen = styled('div')({ padding: 20, display: 'grid', gap: 24 })
const Badges = styled('div')({ display: 'grid', gap: 8, gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))' })
const Panels = styled('div')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'repeat(auto-fit, minmax(290px, 1fr))',
  alignItems: 'start',
})

/** The dashboard's first form: five counts named by the server, and what wants attention (specification section 2). */
export function Page() {
  const translate = useTranslate()
  const { calls, product } = useConsole()
  const { data, error, refetch } = useQuery({
    queryKey: ['readDashboard', product],
    queryFn: ({ signal }) => calls.readDashboard<DashboardData>(signal),
    staleTime: 20_000,
  })
  if (error) return <CallError error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <Screen>
      <Badges>
        {data.counts.map((count) => (
          <CountBadge key={count.types.join()} count={count} />
        ))}
      </Badges>
      <Panels>
        {data.approves && (
          <RowPanel
            title={translate('dashboard.waiting')}
            empty={translate('dashboard.waitingEmpty')}
            rows={data.waiting}
            note="updated"
          />
        )}
        {(data.pending.length > 0 || !data.approves) && (
          <RowPanel
            title={translate('dashboard.pending')}
            empty={translate('dashboard.pendingEmpty')}
            rows={data.pending}
            note="updated"
          />
        )}
        <ComingUp />
        <RowPanel
          title={translate('dashboard.expiring')}
          empty={translate('dashboard.expiringEmpty')}
          rows={data.expiring}
          note="ends"
        />
        <RowPanel
          title={translate('dashboard.drafts')}
          empty={translate('dashboard.draftsEmpty')}
          rows={data.drafts}
          note="updated"
        />
        <RowPanel
          title={translate('dashboard.mine')}
          empty={translate('dashboard.mineEmpty')}
          rows={data.mine}
          note="updated"
        />
      </Panels>
    </Screen>
  )
}

function Loading() {
  const translate = useTranslate()
  return (
    <Screen aria-busy aria-label={translate('states.loading')}>
      <Badges>
        {[1, 2, 3, 4, 5].map((key) => (
          <Skeleton key={key} variant="rounded" height={94} />
        ))}
      </Badges>
    </Screen>
  )
}
