import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { MediaService } from '../media/mediaService.ts'
import type { ImageService } from '../images/imageService.ts'
import type { AggregateStore } from '../stores/aggregateStore.ts'
import type { DocumentStore } from '../stores/documentStore.ts'
import { catalogKind } from '../stores/documents/documentKind.ts'
import type { LoadedDocument } from '../stores/documents/loadDocuments.ts'
import { AD_ATTRIBUTE_KIND, AD_TAG_KIND, LOAD_POLICY_KIND } from '../stores/ads/adKinds.ts'
import { ATTRIBUTE_KIND, POLICY_KIND } from '../stores/policy/policyKinds.ts'
import { SCHEDULE_KIND } from '../stores/schedule/scheduleKind.ts'
import { CONTAINER_KIND, PAGE_KIND } from '../stores/storefront/storeKinds.ts'
import { shippedTypes } from '../types/shipped.ts'
import { readPicture, readPool, type PoolPicture } from './artwork/pool.ts'
import { attachMedia, readSamples, type DemoSample } from './catalogue/demoMedia.ts'
import { artworkOf } from './catalogue/artworkFor.ts'
import { airingDocuments } from './catalogue/airings.ts'
import { airingSources } from './catalogue/airingSources.ts'
import { audioDocuments } from './catalogue/audio.ts'
import { channelDocuments } from './catalogue/channels.ts'
import { filmDocument } from './catalogue/films.ts'
import { pieceDocuments } from './catalogue/pieces.ts'
import { adDocuments } from './catalogue/ads.ts'
import { policyDocuments } from './catalogue/policies.ts'
import { playedPrograms, programDocuments } from './catalogue/programs.ts'
import { scheduleDocuments } from './catalogue/scheduleDays.ts'
import { seriesDocuments } from './catalogue/series.ts'
import { shortDocuments } from './catalogue/shorts.ts'
import { filmSources } from './catalogue/sources.ts'
import { sportAndCommerce } from './catalogue/sportAndCommerce.ts'
import { storefrontDocuments } from './catalogue/storefronts.ts'
import { spotDocuments } from './catalogue/spots.ts'
import { syndicatedDocuments } from './catalogue/syndicated.ts'
import { virtualChannels } from './catalogue/virtualChannels.ts'
import { staysAvailable } from './catalogue/staysAvailable.ts'
import { virtualPrograms } from './catalogue/virtualPrograms.ts'
import { webDocuments } from './catalogue/web.ts'
import { tilesOf } from '../media/derive/tiles.ts'
import { readChannels, readFilms, readScenes, readSeries } from './facts.ts'

type Parts = {
  documents: Pick<DocumentStore, 'load'>
  aggregates: Pick<AggregateStore, 'load'>
  images: Pick<ImageService, 'store' | 'addUse'>
  media: Pick<MediaService, 'store' | 'addUses' | 'storeDerived'>
  now: () => number
  log: { info: (facts: object, message: string) => void }
}

/** Whoever uses the pool's pictures besides documents, so that a purge never erases what other titles show. */
const POOL_USER = '018cc251-f400-7000-8000-000000000001'

/**
 * Loads the demo catalogue: every status, both products, windows around now. What is there already stays as it is, so
 * that a load cut short may simply be repeated. Dates follow the clock, everything else is the same each time.
 */
export async function loadDemo({
  documents,
  aggregates,
  images,
  media,
  now,
  log,
}: Parts): Promise<Record<string, number>> {
  const started = now()
  const pool = readPool()
  const [, loaded] = await Promise.all([
    storePool(pool, images),
    loadCatalogue({ documents, aggregates, media }, pool, started),
  ])
  log.info({ ...loaded, ms: now() - started }, 'demo catalogue loaded')
  return loaded
}

async function storePool(pool: readonly PoolPicture[], images: Parts['images']): Promise<void> {
  for (const picture of pool) {
    await images.store({ ...picture, bytes: await readPicture(picture) })
    await images.addUse(picture.hash, POOL_USER, picture.ext)
  }
}

async function loadCatalogue(
  { documents, aggregates, media }: Pick<Parts, 'documents' | 'aggregates' | 'media'>,
  pool: readonly PoolPicture[],
  now: number,
): Promise<Record<string, number>> {
  const loaded: Record<string, number> = {}
  const made = demoDocuments(pool, now)
  // The files first: a title that is there always plays.
  for (const [sample, ids] of attachMedia(made, await readSamples())) await storeSample(sample, ids, media)
  for (const [type, titles] of Object.entries(made)) {
    const sound = titles.map((title) => ({ ...title, sound: true }))
    loaded[type] = await documents.load(catalogKind(typeNamed(type)), sound)
  }
  const stores = storefrontDocuments(made, now)
  const { policies, attributes } = policyDocuments(now)
  loaded.attribute = await documents.load(ATTRIBUTE_KIND, attributes)
  loaded.policy = await documents.load(POLICY_KIND, policies)
  const ads = adDocuments(now)
  loaded.adattribute = await documents.load(AD_ATTRIBUTE_KIND, ads.attributes)
  loaded.adtag = await documents.load(AD_TAG_KIND, ads.tags)
  loaded.adload = await documents.load(LOAD_POLICY_KIND, ads.policies)
  loaded.container = await documents.load(CONTAINER_KIND, stores.containers)
  loaded.page = await documents.load(PAGE_KIND, stores.pages)
  loaded.vschedule = await documents.load(SCHEDULE_KIND, demoSchedules(made, now))
  const film = catalogKind(typeNamed('movie'))
  await aggregates.load(film.urn, filmSources(made.movie ?? [], film.type.schemaVersion, now))
  const airing = catalogKind(typeNamed('airing'))
  await aggregates.load(airing.urn, airingSources(made.airing ?? [], airing.type.schemaVersion, now))
  return loaded
}

async function storeSample(sample: DemoSample, ids: readonly string[], media: Parts['media']): Promise<void> {
  const { video, audio, levels, sheet } = sample
  for (const { path, ...file } of [video, audio]) {
    await media.store(file, path)
    await media.addUses(file, ids)
  }
  await media.storeDerived(audio.hash, { levels, derived: { peakLevels: levels.length } })
  const { duration, timescale, width, height } = video.facts
  const tiles = tilesOf((duration * 1_000) / timescale, { width, height })
  await media.storeDerived(video.hash, { sheet, derived: { tiles } })
}

/** All documents of the demo catalogue by type, around the given time. */
export function demoDocuments(pool: readonly PoolPicture[], now: number): Record<string, LoadedDocument[]> {
  const artwork = artworkOf(pool)
  const movie = readFilms().map((film, nth) => filmDocument(film, nth, now, artwork))
  const making = { now, artwork }
  const shows = readSeries()
  const series = seriesDocuments(shows, making)
  const channel = channelDocuments(readChannels(), making)
  const program = programDocuments(movie, making)
  const spots = spotDocuments(movie, channel, making)
  const played = playedPrograms({ movie, ...spots }, making)
  return {
    movie,
    ...series,
    channel,
    program: [...program, ...played],
    virtuallivechannel: virtualChannels(making),
    vprogram: virtualPrograms({ movie, ...spots }, making),
    airing: airingDocuments({
      channels: channel,
      // What plays from beginning to end comes often, so that titles can be made of it.
      programs: [...program.filter(({ published }) => published), ...Array.from({ length: 4 }, () => played).flat()],
      series: series.tvseries.filter(({ published }) => published),
      now,
    }),
    ...shortDocuments(movie, series.tvseries, now),
    ...webDocuments(making),
    ...audioDocuments(making),
    ...syndicatedDocuments(shows, making),
    ...pieceDocuments({ movie, ...series }, readScenes(), making),
    ...spots,
    ...sportAndCommerce({ movie, tvseries: series.tvseries, channel }, making),
  }
}

/** What the virtual channels of the demo show: days are no titles, so they stand beside the catalogue. */
export function demoSchedules(
  made: Readonly<Record<string, readonly LoadedDocument[]>>,
  now: number,
): LoadedDocument[] {
  const { virtuallivechannel: channels = [], vprogram: programs = [], promo: promos = [] } = made
  // One whose licence ends in the days ahead is planned: a scheduler is to find it.
  const isShown = ({ published }: LoadedDocument) => published !== undefined && published.payload.vce !== false
  return scheduleDocuments({
    channels,
    programs: programs.filter(isShown),
    promos: promos.filter((promo) => staysAvailable(promo, now)),
    now,
  })
}

function typeNamed(name: string): TypeDocument {
  const type = shippedTypes().find((one) => one.type === name)
  if (!type) throw new Error(`no shipped type is called ${name}`)
  return type
}
