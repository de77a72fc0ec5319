import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { thumbnailsVtt } from '../../media/derive/tiles.ts'
import { sourceOf, visibleTitle } from '../../media/playedTitles.ts'

/** WebVTT of a title's small pictures; their sheets lie at signed addresses. */
export const readThumbnails: Command<'readThumbnails'> = async (context, { params, query }) => {
  const { video } = await sourceOf(context, await visibleTitle(context, params.id), query.vrt)
  if (!video) throw new DomainError('noMedia')
  const { media, playback } = context.services
  const { tiles } = await media.derived(video.hash)
  if (!tiles) throw new DomainError('notDerived')
  const duration = Math.round((video.facts.duration * 1_000) / video.facts.timescale)
  const body = thumbnailsVtt(tiles, duration, (sheet) => `../${playback.sheetWord(video.hash)}/sheet-${sheet}.jpg`)
  return { raw: { type: 'text/vtt; charset=utf-8', body, headers: { 'cache-control': 'private, max-age=300' } } }
}
