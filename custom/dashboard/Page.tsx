import { useTranslate } from 'ra-core'
import type { DashboardData } from '#contract/registry/dashboard.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'
import { PartFailed } from './parts/Panel.tsx'
import { ComingUp } from './parts/ComingUp.tsx'
import { CountBadge } from './parts/CountBadge.tsx'
import { DashboardSkeleton } from './parts/DashboardSkeleton.tsx'
import { ExpiringPanel } from './parts/ExpiringPanel.tsx'
import { ExpiryChart } from './parts/ExpiryChart.tsx'
import { FailedJobsPanel } from './parts/FailedJobsPanel.tsx'
import { Badges, Charts, Panels, Screen } from './parts/layout.ts'
import { PendingPanel } from './parts/PendingPanel.tsx'
import { ProductTable } from './parts/ProductTable.tsx'
import { RecentPanel } from './parts/RecentPanel.tsx'
import { StatusChart } from './parts/StatusChart.tsx'
import { WaitingPanel } from './parts/WaitingPanel.tsx'
import { useDashboard } from './useDashboard.ts'

/** What is there, what waits, what ends and what failed, at a glance; every number opens its list (specification section 2). */
export function Page() {
  const { actor } = useConsole()
  const { data, error, refetch } = useDashboard()
  const retry = () => void refetch()
  if (error && !data) return <CallError error={error} onRetry={retry} />
  if (!data) return <DashboardSkeleton />
  if (actor.roles.length === 0 && data.counts.length === 0 && data.failed.length === 0) return <NoRole />
  return <Content data={data} onRetry={retry} />
}

/** Whoever has no role sees nothing of the catalogue; that is said instead of panels that call it empty. */
function NoRole() {
  const translate = useTranslate()
  return (
    <EmptyState icon="user" title={translate('shell.noRoleTitle')}>
      {translate('dashboard.noRoleText')}
    </EmptyState>
  )
}

function Content({ data, onRetry }: { data: DashboardData; onRetry: () => void }) {
  const translate = useTranslate()
  const part = { data, onRetry }
  return (
    <Screen>
      <Badges role="group" aria-label={translate('dashboard.totals')}>
        {data.failed.includes('counts') && <PartFailed onRetry={onRetry} />}
        {data.counts.map((count) => (
          <CountBadge key={count.types.join()} count={count} />
        ))}
      </Badges>
      <Charts>
        <StatusChart {...part} />
        <ExpiryChart {...part} />
      </Charts>
      <Panels>
        <WaitingPanel {...part} />
        <ExpiringPanel {...part} />
        <FailedJobsPanel {...part} />
        <RecentPanel {...part} />
        <ComingUp />
        <PendingPanel {...part} />
        <ProductTable {...part} />
      </Panels>
    </Screen>
  )
}
