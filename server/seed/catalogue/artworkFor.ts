import type { ImageMeta } from '#contract/schemas/contentRecord.ts'
import type { PoolPicture } from '../artwork/pool.ts'
import { pick, type Random } from '../random.ts'

/** Pictures of the pool by the genres they suit. */
export type Artwork = {
  byGenre: ReadonlyMap<string, readonly PoolPicture[]>
  scenes: readonly PoolPicture[]
  marks: readonly PoolPicture[]
}

export function artworkOf(pool: readonly PoolPicture[]): Artwork {
  const scenes = pool.filter((picture) => picture.genres.length > 0)
  const byGenre = new Map<string, PoolPicture[]>()
  for (const picture of scenes)
    for (const genre of picture.genres) byGenre.set(genre, [...(byGenre.get(genre) ?? []), picture])
  return { byGenre, scenes, marks: pool.filter((picture) => picture.genres.length === 0) }
}

export function sceneFor(artwork: Artwork, genres: readonly string[], random: Random): PoolPicture {
  const suiting = genres.flatMap((genre) => artwork.byGenre.get(genre) ?? [])
  return pick(random, suiting.length > 0 ? suiting : artwork.scenes)
}

type Images = { ia: string[]; ia_meta: Record<string, ImageMeta> }

/** The image fields of a record: which picture stands in which slot. */
export function imagesOf(slots: Readonly<Record<string, PoolPicture>>, at: string): Images {
  const entries = Object.entries(slots)
  const metaOf = ({ hash, width, height, size, ext, focal }: PoolPicture): ImageMeta => ({
    hash,
    width,
    height,
    size,
    ext,
    focal,
    ut: at,
  })
  return {
    ia: entries.map(([slot]) => slot),
    ia_meta: Object.fromEntries(entries.map(([slot, picture]) => [slot, metaOf(picture)])),
  }
}

const POSTER = ['0-16x9', '0-4x3', '0-3x1', '0-16x6']
const SETS = [
  { share: 0.06, slots: [] },
  { share: 0.14, slots: ['0-16x9'] },
  { share: 0.34, slots: ['0-16x9', '0-4x3', '0-16x9-Cover', '0-3x1-Banner'] },
  { share: 0.26, slots: [...POSTER, '0-16x9-Cover', '0-4x3-Cover', '0-3x1-Banner', '0-16x9-Banner'] },
  { share: 0.2, slots: ['0-16x9', '0-4x3', '0-16x6'] },
] as const

/** Pictures of a film: one scene for its posters, another for covers, a third for banners; some slots stay empty. */
export function filmImages(
  artwork: Artwork,
  genres: readonly string[],
  at: string,
  random: Random,
  complete: boolean,
): Images {
  const scenes = {
    Poster: sceneFor(artwork, genres, random),
    Cover: sceneFor(artwork, genres, random),
    Banner: sceneFor(artwork, genres, random),
  }
  const slots = complete ? SETS[3].slots : chosenSet(random())
  const pictureFor = (slot: string) =>
    slot.endsWith('Cover') ? scenes.Cover : slot.endsWith('Banner') ? scenes.Banner : scenes.Poster
  return imagesOf(Object.fromEntries(slots.map((slot) => [slot, pictureFor(slot)])), at)
}

function chosenSet(chance: number): readonly string[] {
  let rest = chance
  return SETS.find((set) => (rest -= set.share) < 0)?.slots ?? POSTER
}
