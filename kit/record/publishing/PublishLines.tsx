import Box from '@mui/material/Box'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { PublishGraph } from './publishGraph.ts'
import { PublishLine } from './PublishLine.tsx'
import type { PublishLine as Line } from './publishLines.ts'
import type { PublishRefusal } from './usePublishTogether.ts'

type PublishLinesProps = {
  labelledBy: string
  lines: readonly Line[]
  graph: PublishGraph
  chosen: ReadonlySet<string>
  places: ReadonlyMap<string, number>
  refused: PublishRefusal | undefined
  isBusy: boolean
  onToggle: (id: string) => void
}

/** All lines of the graph; arrows, Home and End walk their boxes, and a refused one is scrolled to and focused. */
export function PublishLines({ labelledBy, lines, refused, chosen, places, onToggle, ...rest }: PublishLinesProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const line =
      refused?.id === undefined ? undefined : list.current?.querySelector(`[data-id="${CSS.escape(refused.id)}"]`)
    line?.scrollIntoView({ block: 'nearest' })
    line?.querySelector<HTMLElement>('a, input:not(:disabled)')?.focus()
  }, [refused])
  return (
    <Box
      component="ul"
      ref={list}
      aria-labelledby={labelledBy}
      onKeyDown={(event) => walkBoxes(event, list.current)}
      sx={{
        ...{ listStyle: 'none', margin: 0, paddingBlock: '4px', paddingInline: '8px' },
        ...{ maxHeight: 'min(420px, 50vh)', overflow: 'auto', borderRadius: '6px', backgroundColor: 'surface.well' },
      }}
    >
      {lines.map((line) => (
        <PublishLine
          key={line.id}
          {...rest}
          line={line}
          isChosen={chosen.has(line.id)}
          place={places.get(line.id)}
          count={chosen.size}
          isRefused={refused?.id === line.id}
          onToggle={onToggle}
        />
      ))}
    </Box>
  )
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
}

function walkBoxes(event: KeyboardEvent, list: HTMLElement | null): void {
  const step = STEPS[event.key]
  if (!step || !list) return
  const boxes = [...list.querySelectorAll<HTMLInputElement>('input:not(:disabled)')]
  const present = boxes.findIndex((box) => box.closest('li')?.contains(document.activeElement))
  boxes[step(present, boxes.length - 1)]?.focus()
  event.preventDefault()
}
