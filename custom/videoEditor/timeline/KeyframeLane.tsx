import { useMemo } from 'react'
import { useKeyframes } from '../useKeyframes.ts'
import type { LaneView } from './laneView.ts'
import { MarkCanvas } from './MarkCanvas.tsx'

/** Frames at which a fast cut can begin. */
export function KeyframeLane(lane: LaneView) {
  const keyframes = useKeyframes()
  const marks = useMemo(() => keyframes.map((at) => ({ in: at, out: at })), [keyframes])
  return <MarkCanvas lane={lane} marks={marks} top={1} height={10} color="text-secondary" />
}
