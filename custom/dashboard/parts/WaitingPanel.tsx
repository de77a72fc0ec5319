import { useTranslate } from 'ra-core'
import type { DashboardData } from '#contract/registry/dashboard.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { IconName } from '#kit/parts/icons/paths.ts'
import { Chip } from '#kit/parts/status/Chip.tsx'
import type { StatusKey } from '#kit/parts/theme/tokens.ts'
import { sumOf } from '../model/tallyPath.ts'
import { waitingLines, type WaitingLine } from '../model/waitingLines.ts'
import { Panel } from './Panel.tsx'
import { NamedLists } from './NamedLists.tsx'
import { TitleLine } from './TitleLine.tsx'

const SHOWN = 6
const LOOKS: Readonly<Record<WaitingLine['why'], { color: StatusKey; glyph: IconName }>> = {
  handedBack: { color: 'warning', glyph: 'undo' },
  approve: { color: 'draft', glyph: 'send' },
  draft: { color: 'draft', glyph: 'halfDot' },
}

type WaitingPanelProps = { data: DashboardData; onRetry: () => void }

/** What waits for the reader: to approve, given back, drafts of their own with what is wrong with them. */
export function WaitingPanel({ data, onRetry }: WaitingPanelProps) {
  const translate = useTranslate()
  const lists = [...data.toApprove, ...data.ownDrafts]
  const failed = (['approval', 'drafts', 'handedBack'] as const).some((part) => data.failed.includes(part))
  return (
    <Panel
      title={translate('dashboard.waiting')}
      count={sumOf(lists).count + data.handedBack.length}
      tone="accent"
      empty={translate('dashboard.waitingEmpty')}
      failed={failed}
      onRetry={onRetry}
    >
      {data.toApprove.length > 0 && <NamedLists title={translate('dashboard.toApprove')} lists={data.toApprove} />}
      {data.ownDrafts.length > 0 && <NamedLists title={translate('dashboard.drafts')} lists={data.ownDrafts} />}
      <div>
        {waitingLines(data, SHOWN).map((line) => (
          <Line key={line.row.id} line={line} />
        ))}
      </div>
    </Panel>
  )
}

function Line({ line }: { line: WaitingLine }) {
  const translate = useTranslate()
  const format = useFormat()
  const { color, glyph } = LOOKS[line.why]
  const date = format.date(line.at)
  const note =
    line.why === 'draft'
      ? line.problems > 0
        ? `${translate('editor.errorsToFix', { smart_count: line.problems })}, ${date}`
        : date
      : translate('dashboard.byPerson', { name: line.by, date })
  const word = translate(`dashboard.why.${line.why}`)
  return (
    <TitleLine
      of={line.row}
      note={note}
      noteTitle={note}
      end={
        <Chip color={line.why === 'draft' && line.problems > 0 ? 'warning' : color} glyph={glyph} title={word}>
          {word}
        </Chip>
      }
    />
  )
}
