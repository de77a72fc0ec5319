import type { ScheduleTitle } from '#contract/schemas/live/scheduleTitle.ts'
import type { SmilItem } from '#contract/schemas/media.ts'
import { placeSegments } from '../../program/placeSegments.ts'
import { segmentsIn } from '../../program/segment.ts'
import { sharedRange, type TimeRange } from '../../time/ranges.ts'
import { endOf, type Airing } from '../model/schedule.ts'

/** What is on air from one instant to another without a cut. Instants are epoch ms, lengths ms. */
export type PieceOnAir = {
  /** Id of its airing. */
  airing: string
  pgmId?: string
  /** 'vod', 'ad' and so on: what its segment says, else the kind of the airing. */
  type: string
  at: number
  dur: number
  /** Place of its segment in the title; absent where the title plays as a whole. */
  seg?: number
  /** What of which title plays; absent where nothing is cut for it yet, as in a bare ad slot. */
  source?: SmilItem
}

/**
 * What an airing plays, piece by piece: the segments of its title from the airing's offset on, until it ends. A title
 * that may run again (a filler) begins anew; any other one that is too short leaves the rest without a piece.
 */
export function piecesOnAir(airing: Airing, title: ScheduleTitle | null | undefined): PieceOnAir[] {
  const program = programOf(airing, title)
  const length = program.at(-1)?.to ?? 0
  if (length === 0) return []
  const pieces: PieceOnAir[] = []
  const turns = title?.loop ? Infinity : 1
  for (let turn = 0; turn < turns && turn * length < airing.offset + airing.dur; turn++)
    for (const part of program) {
      const piece = pieceOf(airing, part, turn * length)
      if (piece) pieces.push(piece)
    }
  return pieces
}

/** The part of pieces that is on air within a range; what is cut at its start plays from there. */
export function piecesWithin(pieces: readonly PieceOnAir[], { from, to }: TimeRange): PieceOnAir[] {
  return pieces.flatMap((piece) => {
    const { at, dur, source, ...rest } = piece
    const start = Math.max(at, from)
    const end = Math.min(at + dur, to)
    if (end <= start) return []
    return [{ ...rest, at: start, dur: end - start, ...(source && { source: cut(source, start - at, end - start) }) }]
  })
}

/** A part of a program: when it plays within it, in ms, and from which point of which source. */
type ProgramPart = TimeRange & { type: string; seg?: number; key?: string; start: number; vrt?: string }

function programOf({ kind, pgmId, offset, dur }: Airing, title: ScheduleTitle | null | undefined): ProgramPart[] {
  if (!title?.sg || title.sg.length === 0) {
    const to = title?.dur ?? offset + dur
    return [{ from: 0, to, type: kind, start: 0, ...(pgmId !== undefined && { key: pgmId }) }]
  }
  const segments = segmentsIn(title.sg)
  return placeSegments(title.sg).segments.flatMap(({ re_sp, re_ep }, seg) => {
    const { seg_ty = kind, ctkey, sp = 0, ep, vrt } = segments[seg] ?? {}
    const named = typeof ctkey === 'string' && ctkey !== '' ? ctkey : undefined
    // A segment that names neither a title nor an end is an empty slot.
    const key = named ?? (ep === undefined ? undefined : title.id)
    if (re_ep <= re_sp) return []
    return [{ from: re_sp, to: re_ep, type: seg_ty, seg, start: sp, ...(key && { key }), ...(vrt && { vrt }) }]
  })
}

function pieceOf(airing: Airing, part: ProgramPart, later: number): PieceOnAir | undefined {
  const { id, pgmId, start, offset, dur } = airing
  const shown = sharedRange({ from: part.from + later, to: part.to + later }, { from: offset, to: offset + dur })
  if (!shown) return undefined
  const { type, seg, key, vrt } = part
  const length = shown.to - shown.from
  const point = part.start + shown.from - later - part.from
  return {
    ...{ airing: id, type, at: start + shown.from - offset, dur: length },
    ...(pgmId !== undefined && { pgmId }),
    ...(seg !== undefined && { seg }),
    ...(key !== undefined && { source: { key, start: point, end: point + length, ...(vrt && { vrt }) } }),
  }
}

function cut(source: SmilItem, later: number, length: number): SmilItem {
  return { ...source, start: source.start + later, end: source.start + later + length }
}

/** What airs within a range, airing by airing; `titleOf` says what is known of a title. */
export function channelPieces(
  airings: readonly Airing[],
  range: TimeRange,
  titleOf: (pgmId: string) => ScheduleTitle | null | undefined,
): PieceOnAir[] {
  return airings
    .filter((airing) => airing.start < range.to && endOf(airing) > range.from)
    .flatMap((airing) =>
      piecesWithin(piecesOnAir(airing, airing.pgmId === undefined ? undefined : titleOf(airing.pgmId)), range),
    )
}
