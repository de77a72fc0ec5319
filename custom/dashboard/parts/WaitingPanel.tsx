import Button from '@mui/material/Button'
import { useLocale, useTranslate } from 'ra-core'
import { useEffect, useRef } from 'react'
import type { DashboardData } from '#contract/registry/dashboard.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { DAY_MS } from '#contract/values/timers.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { waitingPath } from '#kit/parts/routes/paths.ts'
import { WhyNot } from '#kit/parts/why/WhyNot.tsx'
import type { Approval } from '#kit/record/actions/useApproval.ts'
import { useApproval } from '#kit/record/actions/useApproval.ts'
import { sumOf } from '../model/tallyPath.ts'
import { Panel } from './Panel.tsx'
import { PanelLine, PanelMore } from './panelParts.ts'
import { TitleLine } from './TitleLine.tsx'
import { useMoment } from './useMoment.tsx'
import { useTypeWord } from './useTypeWord.ts'

/** Lines of the part. */
export const WAITING_SHOWN = 5

type WaitingPanelProps = { data: DashboardData; onRetry: () => void }

/** What waits for the reader's approval, longest first: approved here with one press, all of it on its own page. */
export function WaitingPanel({ data, onRetry }: WaitingPanelProps) {
  const translate = useTranslate()
  const format = useFormat()
  const { product } = useConsole()
  const approval = useApproval(onRetry)
  const { count, atLeast } = sumOf(data.toApprove)
  const rows = data.waiting.filter((row) => !approval.isDecided(row)).slice(0, WAITING_SHOWN)
  const more = count - data.waiting.slice(0, WAITING_SHOWN).length
  const to = waitingPath(product)
  return (
    <Panel
      title={translate('dashboard.waiting')}
      count={count}
      tone="accent"
      isCard
      empty={translate('dashboard.waitingEmpty')}
      failed={data.failed.includes('approval')}
      onRetry={onRetry}
      action={
        <PanelMore to={to} aria-label={`${translate('dashboard.all')}: ${translate('dashboard.waiting')}`}>
          {translate('dashboard.all')}
          <Icon name="chevronRight" size="small" />
        </PanelMore>
      }
    >
      <Lines rows={rows} approval={approval} />
      {more > 0 && (
        <PanelMore to={to} style={{ justifySelf: 'start' }}>
          {translate('dashboard.moreWaiting', { n: `${format.number(more)}${atLeast ? '+' : ''}` })}
          <Icon name="chevronRight" size="small" />
        </PanelMore>
      )}
    </Panel>
  )
}

function Lines({ rows, approval }: { rows: readonly ContentRow[]; approval: Approval }) {
  const list = useRef<HTMLDivElement>(null)
  const pressed = useRef<number>(undefined)
  // A line that was approved goes with its button: the keyboard goes on with the one in its place.
  useEffect(() => {
    const at = pressed.current
    if (at === undefined || document.activeElement !== document.body) return
    pressed.current = undefined
    const buttons = list.current?.querySelectorAll('button') ?? []
    buttons[Math.min(at, buttons.length - 1)]?.focus()
  }, [rows])
  return (
    <div ref={list}>
      {rows.map((row, at) => (
        <Line key={row.id} row={row} approval={approval} onPress={() => (pressed.current = at)} />
      ))}
    </div>
  )
}

type LineProps = { row: ContentRow; approval: Approval; onPress: () => void }

function Line({ row, approval, onPress }: LineProps) {
  const translate = useTranslate()
  const format = useFormat()
  const moment = useMoment()
  const typeWord = useTypeWord()
  const title = titleOf(row, useLocale()) || translate('list.untitled')
  const version = row.sides.find(({ st }) => st === 'pending')?.n
  const note = [row.uun ?? row.uu, version === undefined ? '' : `V${version}`].filter(Boolean).join(', ')
  const press = () => {
    onPress()
    void approval.decide('approve', row)
  }
  return (
    <PanelLine>
      <TitleLine
        of={row}
        tag={typeWord(row.cty)}
        note={note}
        noteTitle={note}
        end={
          <>
            {moment(row.ut)}
            <span>{format.relativeDays(row.ut)}</span>
          </>
        }
        isSoon={format.now() - format.millisecondsOf(row.ut) > DAY_MS}
      />
      <WhyNot why={approval.whyNot('approve', row)}>
        {(off) => (
          <Button
            size="small"
            loading={approval.isBusy(row)}
            onClick={press}
            aria-label={`${translate('actions.approve')}: ${title}`}
            {...off}
          >
            {translate('actions.approve')}
          </Button>
        )}
      </WhyNot>
    </PanelLine>
  )
}
