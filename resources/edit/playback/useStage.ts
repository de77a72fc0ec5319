import { useCallback, useRef, useState } from 'react'
import { sameJson } from '#contract/rules/diff/json.ts'
import type { SmilItem } from '#contract/schemas/media.ts'
import type { PlayerHandle } from '#kit/parts/player/Player.tsx'
import type { usePlayedPieces } from './usePlayedPieces.ts'

type Played = ReturnType<typeof usePlayedPieces>
export type Stage = ReturnType<typeof useStage>

/**
 * The player of the panel: what it plays stays as it was when it was started, until it is asked for anew; a jump starts
 * it where it is not running.
 */
export function useStage({ pieces }: Pick<Played, 'pieces'>) {
  const player = useRef<PlayerHandle>(null)
  const [playing, setPlaying] = useState<{
    smil: readonly SmilItem[]
    item: number
    turn: number
    takesFocus: boolean
  }>()
  const [item, setItem] = useState(0)
  const present = pieces.map((piece) => piece.item)
  const isStale = playing !== undefined && !sameJson(playing.smil, present)
  const begin = (at: number, takesFocus: boolean) => {
    setItem(at)
    setPlaying((before) => ({ smil: present, item: at, turn: (before?.turn ?? 0) + 1, takesFocus }))
  }
  return {
    player,
    playing,
    /** The piece on screen. */
    item,
    onItem: useCallback((index: number) => setItem(index), []),
    /** The segments were changed since. */
    isStale,
    start: () => begin(0, true),
    goTo: (index: number) => {
      if (playing && !isStale && player.current) player.current.goToItem(index)
      else begin(index, false)
    },
  }
}
