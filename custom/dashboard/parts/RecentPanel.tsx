import { useTranslate } from 'ra-core'
import type { DashboardData, Touched } from '#contract/registry/dashboard.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Time } from '#kit/parts/format/Time.tsx'
import { Panel } from './Panel.tsx'
import { TitleLine } from './TitleLine.tsx'

const SHOWN = 6

/** What the reader changed last: what they did, and when. */
export function RecentPanel({ data, onRetry }: { data: DashboardData; onRetry: () => void }) {
  const translate = useTranslate()
  return (
    <Panel
      title={translate('dashboard.mine')}
      count={data.mine.length}
      isPlain
      empty={translate('dashboard.mineEmpty')}
      failed={data.failed.includes('mine')}
      onRetry={onRetry}
    >
      <div>
        {data.mine.slice(0, SHOWN).map((row) => (
          <Line key={row.id} row={row} />
        ))}
      </div>
    </Panel>
  )
}

function Line({ row }: { row: Touched }) {
  const translate = useTranslate()
  const format = useFormat()
  const at = row.did?.at ?? row.ut
  const isToday = format.daysUntil(at) === 0
  // 'V4 - draft' is the wire's; its number is enough beside the verb.
  const version = row.did?.version?.split(' ')[0]
  const did = row.did && translate(`editor.audit.verbs.${row.did.verb}`, { _: row.did.verb })
  const note = [version, did].filter(Boolean).join(', ')
  return <TitleLine of={row} note={note} noteTitle={note} end={<Time value={at} part={isToday ? 'time' : 'date'} />} />
}
