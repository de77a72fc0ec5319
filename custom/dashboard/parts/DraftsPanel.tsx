import { useTranslate } from 'ra-core'
import type { DashboardData } from '#contract/registry/dashboard.ts'
import { draftLines, type DraftLine } from '../model/draftLines.ts'
import { sumOf } from '../model/tallyPath.ts'
import { TwoColumns } from './layout.ts'
import { Panel } from './Panel.tsx'
import { PanelAlert } from './panelParts.ts'
import { TitleLine } from './TitleLine.tsx'
import { useMoment } from './useMoment.tsx'

type DraftsPanelProps = {
  data: DashboardData
  onRetry: () => void
  /** Lines of each column. */
  lines: number
  /** The part that comes first. */
  isCard?: boolean
}

/** What the reader goes on with: given back by an approver, drafts of their own and what is wrong with each. */
export function DraftsPanel({ data, onRetry, lines, isCard = false }: DraftsPanelProps) {
  const translate = useTranslate()
  return (
    <Panel
      title={translate('dashboard.drafts')}
      count={sumOf(data.ownDrafts).count + data.handedBack.length}
      isCard={isCard}
      lists={data.ownDrafts}
      empty={translate('dashboard.mineEmpty')}
      failed={data.failed.includes('drafts') || data.failed.includes('handedBack')}
      onRetry={onRetry}
    >
      <TwoColumns>
        {draftLines(data, lines * 2).map((line) => (
          <Line key={line.row.id} line={line} />
        ))}
      </TwoColumns>
    </Panel>
  )
}

function Line({ line }: { line: DraftLine }) {
  const translate = useTranslate()
  const moment = useMoment()
  const [tone, words] = stateOf(line, translate)
  return (
    <TitleLine
      of={line.row}
      note={
        <>
          {moment(line.at)}
          {', '}
          {tone ? <PanelAlert data-tone={tone}>{words}</PanelAlert> : words}
        </>
      }
      noteTitle={words}
    />
  )
}

type Translate = ReturnType<typeof useTranslate>

function stateOf(line: DraftLine, translate: Translate): ['error' | 'warning' | undefined, string] {
  if ('back' in line) return ['warning', `${translate('dashboard.why.handedBack')}: ${line.back}`]
  if (line.problems === 0) return [undefined, translate('dashboard.nothingMissing')]
  return ['error', translate('editor.errorsToFix', { smart_count: line.problems })]
}
