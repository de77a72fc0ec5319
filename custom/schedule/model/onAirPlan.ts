import { channelPieces, type PieceOnAir } from '#contract/rules/schedule/playout/piecesOnAir.ts'
import { occurrences } from '#contract/rules/schedule/loop/occurrences.ts'
import { airingsWithin } from '#contract/rules/schedule/model/airingsWithin.ts'
import { byStart, type Airing, type Schedule } from '#contract/rules/schedule/model/schedule.ts'
import type { KnownTitles } from '#contract/rules/schedule/wire/titleFacts.ts'
import type { SmilItem } from '#contract/schemas/media.ts'
import type { PlayedTitle } from '#kit/parts/player/usePlayback.ts'

/** How much is listed and played from a moment on, in ms, and in how many pieces at most. */
const ON_AIR_MS = 30 * 60_000
const MOST_PIECES = 60

export type OnAirPlan = {
  rows: { piece: PieceOnAir; airing: Airing; /** Place among what the player plays, where it plays. */ item?: number }[]
  smil: SmilItem[]
  /** Under whose rights it plays: the first title that does. */
  title?: PlayedTitle
  /** Of what is listed, in ms. */
  adMs: number
}

/** Tells pieces apart by what they play. */
export const pieceKey = ({ key, start, end, vrt = '' }: SmilItem) => `${key} ${start} ${end} ${vrt}`

const NONE: ReadonlySet<string> = new Set()

/** What a channel plays from an instant on, ads, cuts and turns of its loop included; `passedOver` does not play. */
export function onAirPlan(schedule: Schedule, titles: KnownTitles, from: number, passedOver = NONE): OnAirPlan {
  const range = { from, to: from + ON_AIR_MS }
  const turns = occurrences(schedule, range).map(({ airing }) => airing)
  const airings = [...airingsWithin(schedule, range), ...turns].toSorted(byStart)
  const byId = new Map(airings.map((airing) => [airing.id, airing]))
  const pieces = channelPieces(airings, range, (id) => titles.get(id)).slice(0, MOST_PIECES)
  const smil: SmilItem[] = []
  const rows = pieces.flatMap((piece) => {
    const airing = byId.get(piece.airing)
    if (!airing) return []
    const { source } = piece
    const plays = source && !passedOver.has(pieceKey(source))
    return [{ piece, airing, ...(plays && { item: smil.push(source) - 1 }) }]
  })
  const playing = rows.find(({ item }) => item !== undefined)?.piece.pgmId
  const cty = playing === undefined ? undefined : titles.get(playing)?.cty
  const adMs = pieces.reduce((sum, { type, dur }) => sum + (type === 'ad' ? dur : 0), 0)
  return { rows, smil, adMs, ...(playing !== undefined && cty !== undefined && { title: { id: playing, cty } }) }
}
