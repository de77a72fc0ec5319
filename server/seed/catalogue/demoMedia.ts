import { readdir, readFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { ownUri } from '#contract/values/ownMedia.ts'

import type { PeakLevel } from '../../media/derive/peaks.ts'
import { probeFile } from '../../media/receiveMedia.ts'
import type { Payload } from '../../stores/documents/documentFacts.ts'
import type { LoadedDocument } from '../../stores/documents/loadDocuments.ts'
import type { MediaFile } from '../../stores/mediaStore.ts'

/** A sample that demo titles play: its picture and its sound, where they lie, and what was drawn of them beforehand. */
export type DemoSample = Record<'video' | 'audio', MediaFile & { path: string }> & {
  levels: PeakLevel[]
  sheet: string
}

const FOLDER = new URL('../media/', import.meta.url)
/** Films of the first pages of a list. More would only make the list of uses longer. */
const FILMS = 150

/** Every so manieth film is cut; as there are three samples, all of those play the first, at 30 frames a second. */
const SEGMENTED = 6

/** Which samples titles of a type play, in turn. */
const PLAYED: Readonly<Record<string, readonly string[]>> = {
  movie: ['harbour', 'railway', 'festival'],
  trailer: ['festival', 'harbour', 'railway'],
  promo: ['advert'],
  bumper: ['bumper', 'ratingcard'],
  filler: ['railway', 'harbour'],
}

/** The committed samples by their names, probed like an upload. */
export async function readSamples(): Promise<Map<string, DemoSample>> {
  const names = new Set((await readdir(FOLDER)).flatMap((name) => /^(\w+)-video\.mp4$/.exec(name)?.[1] ?? []))
  const samples = await Promise.all(
    [...names].map(async (name): Promise<[string, DemoSample]> => {
      const [video, audio] = await Promise.all([readTrack(name, 'video'), readTrack(name, 'audio')])
      const levels = JSON.parse(await readFile(new URL(`${name}-peaks.json`, FOLDER), 'utf8')) as PeakLevel[]
      return [name, { video, audio, levels, sheet: fileURLToPath(new URL(`${name}-sheet.jpg`, FOLDER)) }]
    }),
  )
  return new Map(samples)
}

async function readTrack(name: string, kind: 'video' | 'audio') {
  const path = fileURLToPath(new URL(`${name}-${kind}.mp4`, FOLDER))
  const bytes = await readFile(path)
  const hash = createHash('sha256').update(bytes).digest('hex')
  return { hash, size: bytes.length, facts: await probeFile(path, bytes.length), path }
}

/**
 * Gives titles that people meet first something to play, in all of their versions alike. Films with segments keep to
 * their own lengths, which no sample has. Answers which titles use which sample.
 */
export function attachMedia(
  made: Readonly<Record<string, readonly LoadedDocument[]>>,
  samples: ReadonlyMap<string, DemoSample>,
): Map<DemoSample, string[]> {
  const uses = new Map<DemoSample, string[]>()
  const advert = made.promo?.find(({ published }) => (published?.payload.prd as string[] | undefined)?.length === 2)
  for (const [type, names] of Object.entries(PLAYED)) {
    for (const [nth, title] of playedTitles(made[type] ?? [], type).entries()) {
      const sample = samples.get(names[nth % names.length] ?? '')
      if (!sample) continue
      const sg = type === 'movie' && nth % SEGMENTED === 0 && advert ? segmentsAround(advert.id) : undefined
      for (const text of textsOf(title)) text.payload = { ...withMedia(text.payload, sample), ...(sg && { sg }) }
      uses.set(sample, [...(uses.get(sample) ?? []), title.id])
    }
  }
  return uses
}

/** Titles of a type that get something to play, in the order in which they take their samples. */
export function playedTitles(titles: readonly LoadedDocument[], type: string): LoadedDocument[] {
  const whole = titles.filter(({ published }) => published && published.payload.sg === undefined)
  return type === 'movie' ? whole.toSorted(byUpdate).slice(0, FILMS) : whole
}

/** Two parts of a film around an ad; the second begins a second behind a keyframe. */
function segmentsAround(advert: string) {
  const piece = (seg_ty: string, sp: number, ep: number) => ({ seg_ty, sp, ep, dur: ep - sp, fps: 30 })
  return [
    piece('vod', 0, 20_000),
    { ...piece('ad', 0, 10_000), ctkey: advert, am: [{ ap: 'mid' }] },
    piece('vod', 25_000, 45_000),
  ]
}

const byUpdate = (one: LoadedDocument, other: LoadedDocument) => other.updated.localeCompare(one.updated)

const textsOf = ({ older = [], published, draft, rest }: LoadedDocument) =>
  [...older, published, draft, rest].filter((text) => text !== undefined)

function withMedia(payload: Payload, sample: DemoSample): Payload {
  const own = (['video', 'audio'] as const).map((ftype) => ({
    a_id: `${ftype}-${sample[ftype].hash.slice(0, 8)}`,
    file_uri: ownUri(sample[ftype].hash, undefined),
    ftype,
  }))
  return { ...payload, media_assets: [...((payload.media_assets as object[] | undefined) ?? []), ...own] }
}
