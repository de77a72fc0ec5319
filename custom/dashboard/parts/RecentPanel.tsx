import { useTranslate } from 'ra-core'
import type { DashboardData, Touched } from '#contract/registry/dashboard.ts'
import { Panel } from './Panel.tsx'
import { TitleLine } from './TitleLine.tsx'
import { useMoment } from './useMoment.tsx'

type RecentPanelProps = { data: DashboardData; onRetry: () => void; lines: number }

/** What the reader changed last: what they did, and when. */
export function RecentPanel({ data, onRetry, lines }: RecentPanelProps) {
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
        {data.mine.slice(0, lines).map((row) => (
          <Line key={row.id} row={row} />
        ))}
      </div>
    </Panel>
  )
}

function Line({ row }: { row: Touched }) {
  const translate = useTranslate()
  const moment = useMoment()
  const at = row.did?.at ?? row.ut
  // 'V4 - draft' is the wire's; its number is enough beside the verb.
  const version = row.did?.version?.split(' ')[0]
  const did = row.did && translate(`editor.audit.verbs.${row.did.verb}`, { _: row.did.verb })
  const note = [version, did].filter(Boolean).join(', ')
  return <TitleLine of={row} note={note} noteTitle={note} end={moment(at)} />
}
