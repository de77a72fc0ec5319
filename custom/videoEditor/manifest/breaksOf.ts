import type { ManifestBreak } from '#contract/rules/video/compareSplices.ts'

/** Ticks of a ms in which SCTE-35 counts. */
export const TICKS_MS = 90

/** A mark of a file: a break begins, or the picture comes back, in ms of what plays; which of them by what they call it. */
export type Cue = { event: number | string; isOut: boolean; at: number; dur: number | undefined }

/** Where a break begins, with its length: as it is told, else up to where the picture of the same event comes back. */
export function breaksOf(cues: readonly Cue[]): ManifestBreak[] {
  const backs = new Map<Cue['event'], number>()
  const breaks: ManifestBreak[] = []
  const ordered = cues.filter(({ at }) => Number.isFinite(at)).toSorted((one, other) => one.at - other.at)
  for (const { event, isOut, at, dur } of ordered.toReversed()) {
    if (!isOut) {
      backs.set(event, at)
      continue
    }
    const back = backs.get(event)
    const length = dur ?? (back === undefined ? undefined : back - at)
    breaks.push({ at: Math.round(at), ...(length !== undefined && { dur: Math.round(length) }) })
  }
  return breaks.toReversed()
}

/** The bytes that base64 stands for; none where it is not. */
export function bytesOf(base64: string): Uint8Array {
  try {
    return Uint8Array.from(atob(base64.replaceAll(/\s/g, '')), (letter) => letter.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}
