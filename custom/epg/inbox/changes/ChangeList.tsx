import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { RefObject } from 'react'
import { useMemo, useRef, useSyncExternalStore } from 'react'
import type { EpgChange } from '#contract/schemas/live/ingestion.ts'
import type { Selection } from '#kit/parts/table/selection/createSelection.ts'
import { windowed } from '#kit/parts/table/rows/rowWindow.ts'
import type { Picks } from '../model/changeRows.ts'
import type { OurChannels } from '../useMatches.ts'
import { BLOCK, blockPx } from './blockHeight.ts'
import { ChangeBlock } from './ChangeBlock.tsx'
import { useBlockKeys } from './useBlockKeys.ts'
import { useBlockWindow } from './useBlockWindow.ts'

type ChangeListProps = {
  rows: readonly EpgChange[]
  /** How many stand on the pages before. */
  first: number
  total: number
  ours: OurChannels
  picks: Readonly<Record<string, Picks>>
  selection: Selection<EpgChange>
  isBusy: boolean
  /** Nothing of the ingestion is decided any more. */
  isOver: boolean
  rest: RefObject<HTMLElement | null>
  onPick: (change: EpgChange, picks: Picks) => void
  onDecide: (change: EpgChange, decision: 'accept' | 'keep', picks?: Picks) => void
}

const NO_PICKS: Picks = {}

/** Changes as blocks, of which only those near the view are drawn: one tab stop, walked by arrows (looks section 10). */
export function ChangeList(props: ChangeListProps) {
  const { rows, first, total, ours, picks, selection, isBusy, isOver, rest, onPick, onDecide } = props
  const translate = useTranslate()
  const scroll = useRef<HTMLDivElement>(null)
  const heights = useMemo(() => rows.map(blockPx), [rows])
  const view = useBlockWindow(scroll, heights)
  const chosen = useSyncExternalStore(selection.subscribe, selection.state).rows
  const keys = useBlockKeys({ rows, isOver, scroll, rest, selection, reveal: view.reveal, onPick, onDecide })
  return (
    <Scroll ref={scroll}>
      <div
        role="feed"
        aria-label={translate('ingestion.changes')}
        aria-busy={isBusy}
        style={{ blockSize: view.total - BLOCK.gap }}
        onKeyDown={keys.onKeyDown}
        onFocus={keys.onFocus}
      >
        {windowed(view, keys.active, rows.length).map((index) => {
          const change = rows[index]
          if (!change) return null
          return (
            <ChangeBlock
              key={change.id}
              change={change}
              index={index}
              top={view.tops[index] ?? 0}
              position={first + index + 1}
              total={total}
              channel={ours.get(change.channel)}
              picks={picks[change.id] ?? NO_PICKS}
              isOver={isOver}
              isActive={index === keys.active}
              isSelected={chosen.has(change.id)}
              onToggle={selection.toggle}
              onPick={onPick}
              onDecide={onDecide}
            />
          )
        })}
      </div>
    </Scroll>
  )
}

const Scroll = styled('div')({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  paddingInline: 16,
  marginBlockEnd: 8,
  '& > [role=feed]': { position: 'relative' },
})
