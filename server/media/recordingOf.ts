import { segmentsIn } from '#contract/rules/program/segment.ts'
import { placeSegments } from '#contract/rules/program/placeSegments.ts'
import type { RecordedPiece } from '#contract/rules/program/cutRecording.ts'
import type { Services } from '../services.ts'
import type { Reader } from '../stores/documents/sender.ts'
import { catalogKind } from '../stores/documents/documentKind.ts'
import type { MediaFile } from '../stores/mediaStore.ts'
import { ownAssetOf, type MediaAsset } from '#contract/values/ownMedia.ts'

type Played = { id: string; key: string; cty: string; sg?: unknown; media_assets?: MediaAsset[] }
/** A piece with the title that it plays, under its id and its type. */
type PlayedPiece = RecordedPiece & { id: string; cty: string }
type RecordingServices = Pick<Services, 'documents' | 'types' | 'media'>

const US = 1_000_000
/** Segments may name an end that lies a frame behind the last one. */
const FRAME_MS = 50

/**
 * What was recorded of an airing: what its program plays, segment by segment, since channels are played out by their
 * programs. It ends where the picture of a segment ends or is missing in this service's storage. Titles of the reader's
 * products count, whatever type they are of: whoever may see the channel may see what was on it.
 */
export async function recordingOf(
  services: RecordingServices,
  reader: Reader,
  airing: { pgm_id?: unknown },
): Promise<PlayedPiece[]> {
  if (typeof airing.pgm_id !== 'string') return []
  const program = (await readTitles(services, reader, [airing.pgm_id])).get(airing.pgm_id)
  if (!program) return []
  const segments = segmentsIn(program.sg)
  const keys = segments.map(({ ctkey }) => (typeof ctkey === 'string' && ctkey !== '' ? ctkey : program.id))
  const titles = await readTitles(services, reader, keys)
  const videoOf = videoFinder(services)
  const placed = placeSegments(program.sg).segments
  const pieces: PlayedPiece[] = []
  for (const [nth, segment] of segments.entries()) {
    const [place, ctkey] = [placed[nth], keys[nth] ?? program.id]
    const vrt = typeof segment.vrt === 'string' ? segment.vrt : undefined
    const title = titles.get(ctkey)
    const video = place && place.dur > 0 ? await videoOf(title, vrt) : undefined
    if (!place || !title || !video) break
    const sp = typeof segment.sp === 'number' ? segment.sp : 0
    const dur = Math.min(place.dur, lengthOf(video) - sp)
    if (dur <= 0) break
    pieces.push({
      ...{ at: place.re_sp, dur, ctkey, sp, ep: sp + dur, id: title.id, cty: title.cty },
      ...{ seg_ty: segment.seg_ty === 'ad' ? 'ad' : 'vod', keys: keysOf(video, sp + dur) },
      ...(vrt !== undefined && { vrt }),
      ...(typeof segment.fps === 'number' && { fps: segment.fps }),
    })
    // What the title lacks was never on air.
    if (dur < place.dur - FRAME_MS) break
  }
  return pieces
}

async function readTitles({ documents, types }: RecordingServices, reader: Reader, keys: readonly string[]) {
  const records = await documents.readByKeys(reader, types.list().map(catalogKind), [...new Set(keys)])
  const titles = records.map(({ json }) => JSON.parse(json) as Played)
  return new Map(titles.flatMap((title) => [title.id, title.key].map((name) => [name, title] as const)))
}

/** Finds the picture of a variant of a title; of the many segments of one title it is read once. */
function videoFinder({ media }: RecordingServices) {
  const files = new Map<string, MediaFile | undefined>()
  return async (title: Played | undefined, vrt: string | undefined): Promise<MediaFile | undefined> => {
    const own = (title?.media_assets ?? [])
      .flatMap((asset) => ownAssetOf(asset) ?? [])
      .filter(({ kind }) => kind === 'video')
    const asset = own.find((one) => one.vrt === vrt) ?? own.find((one) => one.vrt === undefined)
    if (!title || !asset) return undefined
    const name = `${title.id} ${asset.hash}`
    if (!files.has(name)) files.set(name, (await media.filesOf(title.id, [asset.hash]))[0])
    return files.get(name)
  }
}

/** Keyframes of a picture up to a place, in ms of the title: rounded up, so that playing from there begins with them. */
function keysOf({ facts: { keys, start, timescale } }: MediaFile, until: number): number[] {
  return keys.map((key) => Math.ceil((((key - start) * US) / timescale - 1) / 1_000)).filter((key) => key <= until)
}

/** In ms. */
function lengthOf({ facts: { duration, timescale } }: MediaFile): number {
  return Math.floor((duration * 1_000) / timescale)
}
