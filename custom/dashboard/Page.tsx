import type { DashboardData } from '#contract/registry/dashboard.ts'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { ComingUp } from './parts/ComingUp.tsx'
import { CountStrip } from './parts/CountStrip.tsx'
import { DashboardSkeleton } from './parts/DashboardSkeleton.tsx'
import { DraftsPanel } from './parts/DraftsPanel.tsx'
import { ExpiringPanel } from './parts/ExpiringPanel.tsx'
import { ExpiryChart } from './parts/ExpiryChart.tsx'
import { FailedJobsPanel } from './parts/FailedJobsPanel.tsx'
import { Charts, Column, Panels, Screen, WideColumn, Work } from './parts/layout.ts'
import { NoRole } from './parts/NoRole.tsx'
import { PendingPanel } from './parts/PendingPanel.tsx'
import { ProductTable } from './parts/ProductTable.tsx'
import { RecentPanel } from './parts/RecentPanel.tsx'
import { StatusChart } from './parts/StatusChart.tsx'
import { WaitingPanel, WAITING_SHOWN } from './parts/WaitingPanel.tsx'
import { useDashboard } from './useDashboard.ts'
import { useTimings } from './useTimings.ts'

/** What somebody has to act on first, then what is on air, then the numbers; every number opens its list (section 2). */
export function Page() {
  const { actor } = useConsole()
  const { data, error, refetch } = useDashboard()
  useTimings()
  const retry = () => void refetch()
  if (error && !data) return <CallError error={error} onRetry={retry} />
  if (!data) return <DashboardSkeleton />
  if (actor.roles.length === 0 && data.counts.length === 0 && data.failed.length === 0) return <NoRole />
  return <Content data={data} onRetry={retry} />
}

type PartProps = { data: DashboardData; onRetry: () => void }

function Content(part: PartProps) {
  const { data } = part
  const hasDays = useServiceHas('dashboard')
  return (
    <Screen>
      <WorkParts {...part} />
      <ComingUp />
      <CountStrip {...part} />
      <Charts>
        <StatusChart {...part} />
        {hasDays && <ExpiryChart {...part} />}
      </Charts>
      <Panels>
        {hasLittleFailed(data) || <RecentPanel {...part} lines={6} />}
        {data.approves && data.pending.length > 0 && <PendingPanel {...part} lines={6} />}
        <ProductTable {...part} />
      </Panels>
    </Screen>
  )
}

/** Lines of the column that failed jobs and recent work share. */
const LAST_LINES = 8
/** Lines of the first column: of the part that comes first, and of the one under it. */
const FIRST_LINES = WAITING_SHOWN
const SECOND_LINES = 2
const hasLittleFailed = ({ failedJobs }: DashboardData) => failedJobs.length <= LAST_LINES / 2

/** What is less than its place leaves it to what stands under it, so that all of the work is on the first screen. */
function WorkParts(part: PartProps) {
  const { types, may } = useConsole()
  const { data } = part
  const hasDrafts = useServiceHas('dashboard')
  const edits = types.some(({ page }) => may(page, 'update')) || data.drafts.length > 0
  const hasRecent = hasLittleFailed(data) && (edits || data.mine.length > 0)
  return (
    <Work>
      <Column>
        <OwnWork {...part} edits={edits && hasDrafts} />
      </Column>
      <ExpiringPanel {...part} />
      <WideColumn>
        <FailedJobsPanel {...part} />
        {hasRecent && <RecentPanel {...part} lines={LAST_LINES - data.failedJobs.length - 1} />}
      </WideColumn>
    </Work>
  )
}

/** What is the reader's to do: approvals before drafts, drafts before what others have to approve. */
function OwnWork({ edits, ...part }: PartProps & { edits: boolean }) {
  const { data } = part
  if (data.approves)
    return (
      <>
        <WaitingPanel {...part} />
        {edits && <DraftsPanel {...part} lines={SECOND_LINES + Math.max(0, FIRST_LINES - data.waiting.length)} />}
      </>
    )
  if (!edits) return <PendingPanel {...part} isCard lines={FIRST_LINES + SECOND_LINES + 1} />
  return (
    <>
      <DraftsPanel {...part} isCard lines={FIRST_LINES} />
      <PendingPanel {...part} lines={SECOND_LINES} />
    </>
  )
}
