import { recordedLength } from '#contract/rules/program/cutRecording.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { DEFAULT_PAGE_SIZE } from '#contract/values/limits.ts'
import type { Command } from '../../context.ts'
import { recordingOf } from '../../media/recordingOf.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { readAiring } from './airingRecord.ts'
import { knownConversion, shownConversion } from './changeConversion.ts'

/** How much of an airing is recorded by now, and of which pieces it is put together. */
export const readRecording: Command<'readRecording'> = async (context, { params }) => {
  const airing = await readAiring(context, params.id)
  const { id, ch: channel, a_st_dt, a_ed_dt } = airing
  const pieces = await recordingOf(context.services, context, airing)
  const whole = Math.min(recordedLength(pieces), Math.max(0, Date.parse(a_ed_dt) - Date.parse(a_st_dt)))
  const aired = Math.max(0, context.services.now() - Date.parse(a_st_dt))
  const shown = pieces.map(({ at, dur, ctkey, seg_ty, id: played, cty, sp, keys }) => ({
    ...{ at, dur, ctkey, seg_ty, id: played, cty, sp },
    // In the time of the airing, where somebody picks: from the last one before the piece on, which playing begins at.
    keys: withinPiece(
      keys.map((key) => key - sp + at),
      at,
    ),
  }))
  return { data: { id, channel, a_st_dt, a_ed_dt, recorded: Math.min(whole, aired), whole, pieces: shown } }
}

/** Conversions of the caller's products, newest first. */
export const listLiveToVod: Command<'listLiveToVod'> = async (context, { query }) => {
  const { st, airing, pageNumber: number = 1, pageSize: size = DEFAULT_PAGE_SIZE } = query
  const { rows, count } = await context.services.conversions.list(context, { st, airing, number, size })
  return { data: rows.map(shownConversion), page: { count } }
}

/** The title that came of a conversion; null as long as there is none. */
export const readConvertedMetadata: Command<'readConvertedMetadata'> = async (context, { params }) => {
  const { doc, isUpdated } = await knownConversion(context, params.id)
  const { documents, types } = context.services
  const [found] = doc === undefined ? [] : await documents.readByKeys(context, types.list().map(catalogKind), [doc])
  const record = found ? (JSON.parse(found.json) as ContentRecord) : null
  return { data: { l2v: true, l2v_o: !isUpdated, l2v_ov: isUpdated, record } }
}

function withinPiece(keys: readonly number[], at: number): number[] {
  const first = keys.findLastIndex((key) => key <= at)
  return keys.slice(Math.max(0, first))
}
