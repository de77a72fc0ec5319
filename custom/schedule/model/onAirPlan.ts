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

type OnAirRow = {
  piece: PieceOnAir
  airing: Airing
  /** Place among what the player plays, where it plays. */
  item?: number
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
  const rows = pieces.flatMap((piece): OnAirRow[] => {
    const airing = byId.get(piece.airing)
    if (!airing) return []
    const { source } = piece
    const why = source ? passedOver.get(pieceKey(source)) : 'noMedia'
    return [{ piece, airing, ...(source && !why ? { item: smil.push(source) - 1 } : { why }) }]
  })
  const title = rows.flatMap(({ item, piece }) => (item === undefined ? [] : knownTitle(titles, piece.pgmId)))[0]
  const adMs = pieces.reduce((sum, { type, dur }) => sum + (type === 'ad' ? dur : 0), 0)
  return { rows, smil, adMs, ...(title && { title }) }
}

function knownTitle(titles: KnownTitles, id: string | undefined): PlayedTitle[] {
  const cty = id === undefined ? undefined : titles.get(id)?.cty
  return id === undefined || cty === undefined ? [] : [{ id, cty }]
}
