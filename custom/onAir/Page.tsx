import { useMemo, useRef, useState } from 'react'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTheme } from '@mui/material/styles'
import type { OnAirBoard } from '#contract/schemas/live/onAir.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { useMinute } from '#kit/parts/format/useMinute.ts'
import { cardsOf, shownCards, totalsOf } from './model/shownCards.ts'
import { BoardSkeleton } from './parts/BoardSkeleton.tsx'
import { CardGrid } from './parts/CardGrid.tsx'
import { ChannelsHead } from './parts/ChannelsHead.tsx'
import { FailedJobs } from './parts/FailedJobs.tsx'
import { NoCards } from './parts/NoCards.tsx'
import { Screen, Work } from './parts/layout.ts'
import { PanelStrip } from './parts/PanelStrip.tsx'
import { StaleBoard } from './parts/StaleBoard.tsx'
import { Tiles } from './parts/Tiles.tsx'
import { Worklist } from './parts/Worklist.tsx'
import { useBoardView } from './useBoardView.ts'
import { useOnAir } from './useOnAir.ts'

/** What is on air on every channel, what threatens to be not, and who sees to it (looks section 10). */
export function Page() {
  const { data, error, line, refetch } = useOnAir()
  const reload = () => void refetch()
  if (error && !data) return <CallError error={error} onRetry={reload} />
  if (!data) return <BoardSkeleton />
  return <Board board={data} line={line} onReload={reload} />
}

type BoardProps = { board: OnAirBoard; line: ReturnType<typeof useOnAir>['line']; onReload: () => void }

function Board({ board, line, onReload }: BoardProps) {
  const minute = useMinute()
  const now = Math.max(minute, board.at)
  const { view, change } = useBoardView()
  const cards = useMemo(() => cardsOf(board, now), [board, now])
  const shown = useMemo(() => shownCards(cards, view), [cards, view])
  const totals = useMemo(() => totalsOf(cards), [cards])
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('lg'), { noSsr: true })
  const [isOpen, setOpen] = useState(false)
  const failed = useRef<HTMLHeadingElement>(null)
  const goToFailed = () => {
    setOpen(true)
    requestAnimationFrame(() => failed.current?.focus())
  }
  const { jobs, jobCount, channelCount, problemCount } = board
  return (
    <Screen>
      <Work>
        {line !== 'up' && <StaleBoard why={line} at={board.at} onReload={onReload} />}
        <Tiles
          totals={totals}
          channels={channelCount}
          failed={{ jobs: jobCount, ingestions: jobs.filter(({ job }) => job.kind === 'ingestEpg').length }}
          view={view}
          onCards={(one) => change({ cards: one })}
          onFailed={goToFailed}
        />
        <ChannelsHead
          view={view}
          shown={shown.length}
          count={channelCount}
          trouble={totals.trouble}
          onChange={change}
        />
        {shown.length > 0 ? (
          <CardGrid cards={shown} now={now} />
        ) : (
          <NoCards hasChannels={cards.length > 0} onAll={() => change({ cards: 'all', term: '' })} />
        )}
      </Work>
      {isNarrow && (
        <PanelStrip isOpen={isOpen} onOpen={setOpen} problems={problemCount} jobs={jobCount} onFailed={goToFailed} />
      )}
      {(!isNarrow || isOpen) && (
        <Worklist board={board} view={view} now={now} onChange={change}>
          <FailedJobs board={board} headingRef={failed} onRetried={onReload} />
        </Worklist>
      )}
    </Screen>
  )
}
