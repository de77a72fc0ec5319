import { type Day, dayBounds } from '../../dates/zoneDays.ts'
import type { TemplateSlot } from '../fill/layTemplate.ts'
import { placeOf } from '../model/airingsWithin.ts'
import { endOf, type Airing, type Schedule } from '../model/schedule.ts'

/** A slot of a template and what airs in it, where that is always the same. */
type PlannedSlot = TemplateSlot & { pgm_id?: string }

/**
 * The slots of a day, for a template: pieces of one program with ads between them are one slot with breaks. `at` counts
 * from the first instant of the day, which the clocks of most days show as 00:00.
 */
export function templateSlots(schedule: Schedule, day: Day): PlannedSlot[] {
  const { from, to } = dayBounds(day, schedule.zone)
  const airings = schedule.order.slice(placeOf(schedule.order, from), placeOf(schedule.order, to))
  const slots: PlannedSlot[] = []
  for (let at = 0; at < airings.length;) {
    const pieces = piecesFrom(airings, at)
    slots.push(slotOf(pieces, from))
    at += pieces.length
  }
  return slots
}

/** A program, then each pair of an ad and the piece in which the program goes on. */
function piecesFrom(airings: readonly Airing[], at: number): Airing[] {
  const pieces = airings.slice(at, at + 1)
  for (let next = at + 1; next + 1 < airings.length; next += 2) {
    const [ad, piece] = [airings[next] as Airing, airings[next + 1] as Airing]
    const last = pieces.at(-1) as Airing
    const goesOn = piece.pgmId !== undefined && piece.pgmId === last.pgmId && piece.offset === last.offset + last.dur
    if (ad.kind !== 'ad' || ad.start !== endOf(last) || piece.start !== endOf(ad) || !goesOn) break
    pieces.push(ad, piece)
  }
  return pieces
}

function slotOf(pieces: readonly Airing[], midnight: number): PlannedSlot {
  const [first, last] = [pieces[0] as Airing, pieces.at(-1) as Airing]
  const breaks = pieces.flatMap((piece, nth) =>
    nth % 2 === 1 ? [{ after: (pieces[nth + 1] as Airing).offset, dur: piece.dur }] : [],
  )
  return {
    ...{ at: first.start - midnight, dur: endOf(last) - first.start, kind: first.kind, breaks },
    ...(first.pgmId !== undefined && { pgm_id: first.pgmId }),
    ...(first.offset > 0 && { off: first.offset }),
    ...(pieces.every(({ pinned }) => pinned) && { pnd: true }),
  }
}
