import { OWN_MEDIA } from './media.ts'

/** An entry of a title's `media_assets`. */
export type MediaAsset = { a_id?: string; ex_id?: string; file_uri?: string; ftype?: string }

/** What an asset of this service's own storage leads to. */
type OwnAsset = { hash: string; vrt: string | undefined; kind: 'video' | 'audio' }

/** The address of a stored file in `media_assets`: its hash, and the variant that it belongs to. */
export function ownUri(hash: string, vrt: string | undefined): string {
  return `${OWN_MEDIA}${hash}${vrt === undefined ? '' : `?vrt=${encodeURIComponent(vrt)}`}`
}

/** What an asset leads to; undefined for files that lie elsewhere. */
export function ownAssetOf({ file_uri, ftype }: MediaAsset): OwnAsset | undefined {
  const match = /^media:([0-9a-f]{64})(?:\?vrt=([\w.-]{1,60}))?$/.exec(file_uri ?? '')
  if (!match?.[1] || (ftype !== 'video' && ftype !== 'audio')) return undefined
  return { hash: match[1], vrt: match[2], kind: ftype }
}
