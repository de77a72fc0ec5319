import { readSpliceSection } from '#contract/rules/video/files/spliceSection.ts'
import type { ManifestBreak } from '#contract/rules/video/compareSplices.ts'
import { breaksOf, TICKS_MS, type Cue } from './breaksOf.ts'

const SCHEME = 'urn:scte:scte35:2013:bin'
const HEAD = 8
const UNKNOWN = 0xffffffff

/**
 * Breaks that stand inside of a fragmented MP4 as event messages of SCTE-35. Those of version 0 count from the segment
 * they stand before, whose index says when that is; undefined for what is no MP4.
 */
export function readEvents(bytes: Uint8Array): ManifestBreak[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const cues: Cue[] = []
  let [at, from, boxes] = [0, 0, 0]
  while (at + HEAD <= view.byteLength) {
    const size = sizeAt(view, at)
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + HEAD))
    if (size < HEAD || at + size > view.byteLength || !/^[\w ]{4}$/.test(name)) break
    const box = new DataView(bytes.buffer, bytes.byteOffset + at, size)
    if (name === 'sidx') from = startOf(box) ?? from
    const cue = name === 'emsg' ? cueOf(box, from) : undefined
    if (cue) cues.push(cue)
    boxes += 1
    at += size
  }
  return boxes === 0 ? undefined : breaksOf(cues)
}

function sizeAt(view: DataView, at: number): number {
  const size = view.getUint32(at)
  if (size === 1) return at + 16 <= view.byteLength ? Number(view.getBigUint64(at + HEAD)) : 0
  return size === 0 ? view.byteLength - at : size
}

/** When the segments of an index begin, in ms. */
function startOf(box: DataView): number | undefined {
  if (box.byteLength < 28) return undefined
  const scale = box.getUint32(16)
  const time = box.getUint8(HEAD) === 0 ? box.getUint32(20) : Number(box.getBigUint64(20))
  return scale === 0 ? undefined : (time / scale) * 1_000
}

function cueOf(box: DataView, from: number) {
  try {
    const { scheme, scale, at, long, data } = messageOf(box, from)
    const cue = scheme === SCHEME && scale > 0 ? readSpliceSection(data) : undefined
    if (!cue) return undefined
    const told = long === 0 || long === UNKNOWN ? undefined : (long / scale) * 1_000
    const dur = cue.duration === undefined ? told : cue.duration / TICKS_MS
    return { event: cue.event, isOut: cue.isOut, at, dur }
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** ISO/IEC 23009-1, 5.10.3.3: texts first in version 0, numbers first in version 1. */
function messageOf(box: DataView, from: number) {
  const isFirst = box.getUint8(HEAD) === 0
  let at = HEAD + 4
  const text = () => {
    let words = ''
    for (let code = box.getUint8(at++); code !== 0; code = box.getUint8(at++)) words += String.fromCharCode(code)
    return words
  }
  const number = () => {
    at += 4
    return box.getUint32(at - 4)
  }
  const texts = () => [text(), text()] as const
  const [before] = isFirst ? texts() : [undefined]
  const scale = number()
  let time: number
  if (isFirst) time = number()
  else {
    time = Number(box.getBigUint64(at))
    at += 8
  }
  const [long] = [number(), number()]
  const scheme = before ?? texts()[0]
  const data = new Uint8Array(box.buffer, box.byteOffset + at, box.byteLength - at)
  const starts = (time / (scale || 1)) * 1_000
  return { scheme, scale, at: isFirst ? from + starts : starts, long: long ?? 0, data }
}
