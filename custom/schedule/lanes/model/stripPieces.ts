import { isObject } from '#contract/rules/diff/json.ts'
import { placeSegments } from '#contract/rules/program/placeSegments.ts'
import { segmentsIn } from '#contract/rules/program/segment.ts'
import type { Airing } from '#contract/rules/schedule/model/schedule.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { LaneTitle } from './laneItem.ts'

/** A piece of an airing: `from` and `to` are shares of it, 0 to 1. */
export type StripPiece = TimeRange & { kind: string; hasMidRoll: boolean }

/** Pieces of a list of segments in ms of its program: placed once, since a week shows a title many times. */
const placed = new WeakMap<object, readonly StripPiece[]>()

function piecesIn(sg: readonly unknown[]): readonly StripPiece[] {
  const known = placed.get(sg)
  if (known) return known
  const segments = segmentsIn(sg)
  const pieces = placeSegments(sg).segments.map(({ re_sp, re_ep, hasMidRoll }, nth) => ({
    ...{ from: re_sp, to: re_ep, hasMidRoll, kind: segments[nth]?.seg_ty ?? 'vod' },
  }))
  placed.set(sg, pieces)
  return pieces
}

/**
 * What an airing is made of, by time: the segments of its program as they lie in it, without what is left out at its
 * start or beyond its end. Without segments it is one piece of its own kind.
 */
export function stripPieces({ airing, title }: { airing: Airing; title: LaneTitle }): StripPiece[] {
  const { dur, offset, kind, rest } = airing
  const own = isObject(rest.pgm) ? rest.pgm.sg : undefined
  const sg = Array.isArray(own) && own.length > 0 ? (own as readonly unknown[]) : title?.sg
  const pieces = (sg ? piecesIn(sg) : []).flatMap(({ from, to, ...piece }) => {
    const [start, end] = [Math.max(0, from - offset), Math.min(dur, to - offset)]
    return start < end ? [{ ...piece, from: start / dur, to: end / dur }] : []
  })
  return pieces.length > 0 ? pieces : [{ from: 0, to: 1, kind, hasMidRoll: false }]
}

/** How many breaks interrupt it: ads within, and markers that say mid-roll. */
export function midRolls(pieces: readonly StripPiece[]): number {
  const inner = pieces.slice(1, -1)
  return inner.filter(({ kind }) => kind === 'ad').length + pieces.filter(({ hasMidRoll }) => hasMidRoll).length
}
