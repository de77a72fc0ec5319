import { useTranslate } from 'ra-core'
import type { DashboardData } from '#contract/registry/dashboard.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Panel } from './Panel.tsx'
import { TitleLine } from './TitleLine.tsx'

const SHOWN = 6

/** What waits for the approval of others: for whoever may not give it. */
export function PendingPanel({ data, onRetry }: { data: DashboardData; onRetry: () => void }) {
  const translate = useTranslate()
  const format = useFormat()
  if (data.pending.length === 0) return null
  return (
    <Panel
      title={translate('dashboard.pending')}
      count={data.pending.length}
      isPlain
      empty={translate('dashboard.pendingEmpty')}
      onRetry={onRetry}
    >
      <div>
        {data.pending.slice(0, SHOWN).map((row) => {
          const note = translate('dashboard.byPerson', { name: row.uun ?? row.uu, date: format.date(row.ut) })
          return <TitleLine key={row.id} of={row} note={note} noteTitle={note} />
        })}
      </div>
    </Panel>
  )
}
