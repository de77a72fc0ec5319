import { channelPieces, type PieceOnAir } from '#contract/rules/schedule/playout/piecesOnAir.ts'
import { onAirWithin } from '#contract/rules/schedule/loop/onAirWithin.ts'
import type { Airing, Schedule } from '#contract/rules/schedule/model/schedule.ts'
import type { KnownTitles } from '#contract/rules/schedule/wire/titleFacts.ts'
import type { SmilItem } from '#contract/schemas/media.ts'
import type { PlayedTitle } from '#kit/parts/player/usePlayback.ts'

/** How much is listed and played from a moment on, in ms, and in how many pieces at most. */
const ON_AIR_MS = 30 * 60_000
const MOST_PIECES = 60

/** Why a piece does not play: the viewer may not view its title, or it has no media. */
export type WhyPassedOver = 'noRights' | 'noMedia'
/** Pieces that do not play, by `pieceKey`. */
export type PassedOver = ReadonlyMap<string, WhyPassedOver>

/** Pieces of one kind of an airing that follow each other, as one; cuts between them are no news to anybody. */
type OnAirRow = {
  /** The first of them, as long as all of them. */
  piece: PieceOnAir
  airing: Airing
  /** Place of the first among what the player plays, where it plays, and of the last. */
  item?: number
  lastItem?: number
  /** Why it does not. */
  why?: WhyPassedOver
}

export type OnAirPlan = {
  rows: OnAirRow[]
  smil: SmilItem[]
  /** Under whose rights it plays: the first title that does and that one knows. */
  title?: PlayedTitle
  /** Of what is listed, in ms. */
  adMs: number
}

/** Tells pieces apart by what they play. */
export const pieceKey = ({ key, start, end, vrt = '' }: SmilItem) => `${key} ${start} ${end} ${vrt}`

const NONE: PassedOver = new Map()

/** What a channel plays from an instant on, ads, cuts and turns of its loop included; `passedOver` does not play. */
export function onAirPlan(schedule: Schedule, titles: KnownTitles, from: number, passedOver = NONE): OnAirPlan {
  const range = { from, to: from + ON_AIR_MS }
  const airings = onAirWithin(schedule, range)
  const byId = new Map(airings.map((airing) => [airing.id, airing]))
  const pieces = channelPieces(airings, range, (id) => titles.get(id)).slice(0, MOST_PIECES)
  const smil: SmilItem[] = []
  const rows: OnAirRow[] = []
  for (const piece of pieces) {
    const airing = byId.get(piece.airing)
    if (!airing) continue
    const { source } = piece
    const why = source ? passedOver.get(pieceKey(source)) : 'noMedia'
    const item = source && !why ? smil.push(source) - 1 : undefined
    const next: OnAirRow = { piece, airing, ...(item === undefined ? { why } : { item, lastItem: item }) }
    const last = rows.at(-1)
    if (last && goesOn(last, next)) rows[rows.length - 1] = joined(last, next)
    else rows.push(next)
  }
  const title = rows.flatMap(({ item, piece }) => (item === undefined ? [] : knownTitle(titles, piece.pgmId)))[0]
  const adMs = pieces.reduce((sum, { type, dur }) => sum + (type === 'ad' ? dur : 0), 0)
  return { rows, smil, adMs, ...(title && { title }) }
}

/** Does a row play this piece? */
export function plays({ item, lastItem }: OnAirRow, nth: number | undefined): boolean {
  return nth !== undefined && item !== undefined && lastItem !== undefined && nth >= item && nth <= lastItem
}

function goesOn(last: OnAirRow, next: OnAirRow): boolean {
  const { piece, why } = last
  const follows = piece.at + piece.dur === next.piece.at
  return follows && last.airing === next.airing && piece.type === next.piece.type && why === next.why
}

function joined({ piece, ...row }: OnAirRow, { piece: next, lastItem }: OnAirRow): OnAirRow {
  return { ...row, piece: { ...piece, dur: piece.dur + next.dur }, ...(lastItem !== undefined && { lastItem }) }
}

function knownTitle(titles: KnownTitles, id: string | undefined): PlayedTitle[] {
  const cty = id === undefined ? undefined : titles.get(id)?.cty
  return id === undefined || cty === undefined ? [] : [{ id, cty }]
}
