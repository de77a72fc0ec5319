import type { SmilItem } from '#contract/schemas/media.ts'
import { MAX_KEYS } from '#contract/values/limits.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { can } from '#contract/rules/access/can.ts'
import { ownAssetOf, type MediaAsset } from '#contract/values/ownMedia.ts'
import type { Services } from '../services.ts'
import { catalogKind } from '../stores/documents/documentKind.ts'
import type { Reader } from '../stores/documents/sender.ts'
import type { Source } from './playback/planPlayback.ts'

/** Who plays, in a call or in a job. */
type Player = Reader & { services: Pick<Services, 'documents' | 'types' | 'media'> }
type Title = { id: string; key: string; cty: string; prd?: string[]; lod?: unknown; media_assets?: MediaAsset[] }

/**
 * Picture and sound of each item. A title that the caller may not view is as missing as one that does not exist; of one
 * that they may, media that it lacks is told apart (`noMedia`).
 */
export async function sourcesOf(context: Player, smil: readonly SmilItem[]): Promise<Source[]> {
  const titles = await titlesByKey(
    context,
    smil.map(({ key }) => key),
  )
  const missing = smil.findIndex(({ key }) => !titles.has(key))
  if (missing >= 0) throw new DomainError('notFound', { field: `/smil/${missing}/key` })
  const known = new Map<string, Promise<Source>>()
  const sources = smil.map(({ key, vrt }) => {
    const name = `${key} ${vrt ?? ''}`
    const source = known.get(name) ?? sourceOf(context, titles.get(key), vrt)
    known.set(name, source)
    return source
  })
  return Promise.all(sources)
}

/** What one title plays with: picture and sound of the variant, and of none where the variant lacks one of them. */
export async function sourceOf(context: Player, title: Title | undefined, vrt?: string): Promise<Source> {
  const own = (title?.media_assets ?? []).flatMap((asset) => ownAssetOf(asset) ?? [])
  if (vrt !== undefined && !own.some((asset) => asset.vrt === vrt)) return {}
  const pick = (kind: 'video' | 'audio') => {
    const ofKind = own.filter((asset) => asset.kind === kind)
    return (ofKind.find((asset) => asset.vrt === vrt) ?? ofKind.find((asset) => asset.vrt === undefined))?.hash
  }
  const [video, audio] = [pick('video'), pick('audio')]
  const files = await context.services.media.filesOf(
    title?.id ?? '',
    [video, audio].filter((hash) => hash !== undefined),
  )
  const fileOf = (hash: string | undefined) => files.find((file) => file.hash === hash)
  return { video: fileOf(video), audio: fileOf(audio) }
}

/** One title by its id or the key of a version; throws `notFound` where the caller may not view it. */
export async function visibleTitle(context: Player, key: string): Promise<Title> {
  const title = (await titlesByKey(context, [key])).get(key)
  if (!title) throw new DomainError('notFound')
  return title
}

async function titlesByKey(context: Player, keys: readonly string[]): Promise<Map<string, Title>> {
  const { actor, services } = context
  const kinds = services.types
    .list()
    .filter((type) => can(actor, type.page, 'view'))
    .map(catalogKind)
  const found = new Map<string, Title>()
  const unique = [...new Set(keys)]
  for (let at = 0; at < unique.length; at += MAX_KEYS) {
    const records = await services.documents.readByKeys(context, kinds, unique.slice(at, at + MAX_KEYS))
    for (const { json } of records) {
      const title = JSON.parse(json) as Title
      // Asked for by its id or by a version's key: whichever was sent finds it.
      for (const name of [title.id, title.key]) found.set(name, title)
    }
  }
  return found
}
