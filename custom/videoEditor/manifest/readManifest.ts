import { readSpliceSection, type SpliceCue } from '#contract/rules/video/files/spliceSection.ts'
import type { ManifestBreak } from '#contract/rules/video/compareSplices.ts'
import { breaksOf, bytesOf, TICKS_MS, type Cue } from './breaksOf.ts'

/** How SCTE-35 stands in a manifest: as a section in base64, or written out (ANSI/SCTE 214-1). */
const SCHEME = /^urn:scte:scte35:/i
const DURATION = /^P(?:(\d+)D)?T?(?:(\d+)H)?(?:(\d+)M)?(?:([\d.]+)S)?$/

/** Breaks of a DASH manifest by its event streams of SCTE-35; undefined for what is no manifest. */
export function readManifest(text: string): ManifestBreak[] | undefined {
  const root = new DOMParser().parseFromString(text, 'application/xml').documentElement
  if (root.localName !== 'MPD') return undefined
  const cues: Cue[] = []
  let from = 0
  for (const period of childrenOf(root, 'Period')) {
    const start = msOf(period.getAttribute('start')) ?? from
    for (const stream of childrenOf(period, 'EventStream')) {
      if (!SCHEME.test(stream.getAttribute('schemeIdUri') ?? '')) continue
      const scale = Number(stream.getAttribute('timescale') ?? 1) || 1
      const offset = Number(stream.getAttribute('presentationTimeOffset') ?? 0)
      for (const event of childrenOf(stream, 'Event')) {
        const cue = cueOf(event)
        if (!cue) continue
        const at = start + ((Number(event.getAttribute('presentationTime') ?? 0) - offset) / scale) * 1_000
        const long = Number(event.getAttribute('duration') ?? 0)
        const dur = cue.duration === undefined ? (long / scale) * 1_000 || undefined : cue.duration / TICKS_MS
        cues.push({ event: cue.event, isOut: cue.isOut, at, dur })
      }
    }
    from = start + (msOf(period.getAttribute('duration')) ?? 0)
  }
  return breaksOf(cues)
}

function cueOf(event: Element): SpliceCue | undefined {
  const [binary] = event.getElementsByTagNameNS('*', 'Binary')
  if (binary) return readSpliceSection(bytesOf(binary.textContent ?? ''))
  const [insert] = event.getElementsByTagNameNS('*', 'SpliceInsert')
  if (!insert || insert.getAttribute('spliceEventCancelIndicator') === 'true') return undefined
  const long = insert.getElementsByTagNameNS('*', 'BreakDuration')[0]?.getAttribute('duration')
  return {
    event: Number(insert.getAttribute('spliceEventId') ?? 0),
    isOut: ['true', '1'].includes(insert.getAttribute('outOfNetworkIndicator') ?? ''),
    ...(long && { duration: Number(long) }),
  }
}

const childrenOf = (element: Element, name: string) =>
  [...element.children].filter(({ localName }) => localName === name)

function msOf(duration: string | null): number | undefined {
  const [whole, ...parts] = DURATION.exec(duration ?? '') ?? []
  if (whole === undefined) return undefined
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0))
  return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000
}
