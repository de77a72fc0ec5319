import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { AiredPart } from '#contract/rules/video/airedParts.ts'
import type { Recording } from '#contract/schemas/live/liveToVod.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { VideoRead } from '../model/videoTitle.ts'
import { useRecorded } from './useRecorded.ts'

/** The airing that plays the title: what of it is recorded by now, in ms from its start. */
export type Aired = {
  id: string
  from: number
  recorded: number
  whole: number
  /** Where it plays the title that is open. */
  parts: readonly AiredPart[]
  pieces: Recording['pieces']
}

const TICK_MS = 1_000

/** The airing in the address, its live edge growing by the second; undefined where the title was not opened from one. */
export function useAired({ id }: Pick<VideoRead, 'id'>): Aired | undefined {
  const [search] = useSearchParams()
  const airing = search.get('airing') ?? undefined
  const { data } = useRecorded(airing)
  const from = Date.parse(data?.a_st_dt ?? '')
  const now = useSeconds(data !== undefined && data.recorded < data.whole)
  const parts = useMemo(() => data?.pieces.filter((piece) => piece.id === id && piece.seg_ty !== 'ad'), [data, id])
  if (!data || !parts) return undefined
  const recorded = Math.max(data.recorded, Math.min(data.whole, now - from))
  return { id: data.id, from, recorded, whole: data.whole, parts, pieces: data.pieces }
}

function useSeconds(isGrowing: boolean): number {
  const { now } = useFormat()
  const [at, setAt] = useState(now)
  useEffect(() => {
    if (!isGrowing) return
    const timer = setInterval(() => setAt(now()), TICK_MS)
    return () => clearInterval(timer)
  }, [isGrowing, now])
  return at
}
