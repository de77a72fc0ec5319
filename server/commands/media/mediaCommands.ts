import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { planPlayback } from '../../media/playback/planPlayback.ts'
import { sourcesOf, sourceOf, visibleTitle } from '../../media/playedTitles.ts'
import { keyframesOf } from '../../media/framesOf.ts'
import { thumbnailsVtt } from '../../media/derive/tiles.ts'
import { knownKind } from '../catalogue/knownType.ts'
import { readSegment } from './readSegment.ts'
import { uploadMedia } from './uploadMedia.ts'

/** A browser that plays: known to the service by a word that only its person can use. */
const registerDevice: Command<'registerDevice'> = async ({ actor, services }, { body }) => ({
  data: services.playback.registerDevice(actor.uid, body.id),
})

/** Three hours of playing, for a title that the caller may view (specification section 9). */
const authorizePlayback: Command<'authorizePlayback'> = async (context, { body }) => {
  const { documents, playback } = context.services
  await documents.read(context, knownKind(context, body.cty), body.id)
  return { data: playback.authorize(context.actor.uid, body.id, body.deviceToken) }
}

/** Where pieces of titles would begin and end if they were played in a row. */
const remixPlayback: Command<'remixPlayback'> = async (context, { body }) => {
  const { plan, items, duration } = planPlayback(body.smil, await sourcesOf(context, body.smil))
  return { data: { id: context.services.playback.nameOf(plan), items, duration } }
}

/** The same as `remixPlayback`, kept and given an address that plays. */
const startPlayback: Command<'startPlayback'> = async (context, { body }) => {
  const { playback } = context.services
  const { plan, items, duration } = planPlayback(body.smil, await sourcesOf(context, body.smil))
  playback.check(context.actor.uid, body.token)
  return { data: { id: playback.nameOf(plan), items, duration, ...(await playback.open(plan)) } }
}

/** The manifest of a playback; its signed address alone opens it. */
const readManifest: Command<'readManifest'> = async ({ services }, { params }) => ({
  raw: {
    type: 'application/dash+xml',
    body: await services.playback.manifest(params.token),
    headers: { 'cache-control': 'private, max-age=300' },
  },
})

/** Frames at which a piece of a title can begin as it is. */
const readKeyframes: Command<'readKeyframes'> = async (context, { params, query }) => {
  const { video } = await sourceOf(context, await visibleTitle(context, params.id), query.vrt)
  const rate = video?.facts.rate
  if (!rate) throw new DomainError('noMedia')
  return { data: keyframesOf(video.facts, rate) }
}

/** The sound of a title as a line: least and greatest of each stretch; a higher level is coarser. */
const readWaveform: Command<'readWaveform'> = async (context, { params, query }) => {
  const { audio } = await sourceOf(context, await visibleTitle(context, params.id), query.vrt)
  if (!audio) throw new DomainError('noMedia')
  const waveform = await context.services.media.waveform(audio.hash, query.level ?? 0)
  if (!waveform) throw new DomainError('notDerived')
  return { data: waveform }
}

/** WebVTT of a title's small pictures; their sheets lie at signed addresses. */
const readThumbnails: Command<'readThumbnails'> = async (context, { params, query }) => {
  const { video } = await sourceOf(context, await visibleTitle(context, params.id), query.vrt)
  if (!video) throw new DomainError('noMedia')
  const { media, playback } = context.services
  const { tiles } = await media.derived(video.hash)
  if (!tiles) throw new DomainError('notDerived')
  const duration = Math.round((video.facts.duration * 1_000) / video.facts.timescale)
  const body = thumbnailsVtt(tiles, duration, (sheet) => `../${playback.sheetWord(video.hash)}/sheet-${sheet}.jpg`)
  return { raw: { type: 'text/vtt; charset=utf-8', body, headers: { 'cache-control': 'private, max-age=300' } } }
}

/** Calls of media and playback by the names of their rows. */
export const mediaCommands = {
  uploadMedia,
  registerDevice,
  authorizePlayback,
  remixPlayback,
  startPlayback,
  readManifest,
  readSegment,
  readKeyframes,
  readWaveform,
  readThumbnails,
}
