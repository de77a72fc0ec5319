import { useState } from 'react'
import type { RecordingWindow } from '#contract/rules/program/cutRecording.ts'
import { SHORTEST_MS } from './pickedEdge.ts'

/** Windows that one title is made of, at most (contract/schemas/live/liveToVod). */
const MOST = 50

/** The windows that are picked, in the order in which they play, and the one that is being changed. */
export function useWindows(first: readonly RecordingWindow[], whole: number) {
  const [windows, setWindows] = useState(first)
  const [chosen, choose] = useState(0)
  const at = Math.min(chosen, windows.length - 1)
  const free = freeAfter(windows, whole)
  return {
    windows,
    at,
    window: windows[at] ?? { sp: 0, ep: whole },
    choose,
    change: (window: RecordingWindow) => setWindows(windows.map((one, place) => (place === at ? window : one))),
    /** Undefined where there is no room for another one. */
    add:
      free && windows.length < MOST
        ? () => {
            setWindows([...windows, free])
            choose(windows.length)
          }
        : undefined,
    remove:
      windows.length > 1
        ? () => {
            setWindows(windows.filter((_one, place) => place !== at))
            choose(Math.max(0, at - 1))
          }
        : undefined,
  }
}

/** What is left behind the last of all ends. */
function freeAfter(windows: readonly RecordingWindow[], whole: number): RecordingWindow | undefined {
  const sp = Math.max(...windows.map(({ ep }) => ep))
  return whole - sp >= SHORTEST_MS ? { sp, ep: whole } : undefined
}
