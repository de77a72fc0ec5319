import { useTranslate } from 'ra-core'
import type { DashboardData } from '#contract/registry/dashboard.ts'
import { Panel } from './Panel.tsx'
import { TitleLine } from './TitleLine.tsx'
import { useMoment } from './useMoment.tsx'
import { useTypeWord } from './useTypeWord.ts'

type PendingPanelProps = {
  data: DashboardData
  onRetry: () => void
  lines: number
  /** The part that comes first. */
  isCard?: boolean
}

/** What waits for the approval of others: for whoever may not give it. */
export function PendingPanel({ data, onRetry, lines, isCard = false }: PendingPanelProps) {
  const translate = useTranslate()
  const moment = useMoment()
  const typeWord = useTypeWord()
  return (
    <Panel
      title={translate('dashboard.pending')}
      count={data.pending.length}
      isPlain
      isCard={isCard}
      failed={data.failed.includes('approval')}
      empty={translate('dashboard.pendingEmpty')}
      onRetry={onRetry}
    >
      <div>
        {data.pending.slice(0, lines).map((row) => {
          const note = row.uun ?? row.uu
          return (
            <TitleLine
              key={row.id}
              of={row}
              tag={typeWord(row.cty)}
              note={note}
              noteTitle={note}
              end={moment(row.ut)}
            />
          )
        })}
      </div>
    </Panel>
  )
}
