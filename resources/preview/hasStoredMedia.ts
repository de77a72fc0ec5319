import { isObject } from '#contract/rules/diff/json.ts'
import type { Readable } from '#contract/schemas/readers.ts'
import { OWN_MEDIA } from '#contract/values/media.ts'

/** Whether a title has media in the service's own storage, which plays by the calls of playback. */
export function hasStoredMedia(record: Readable): boolean {
  const assets: readonly unknown[] = Array.isArray(record.media_assets) ? record.media_assets : []
  return assets.some((asset) => isObject(asset) && String(asset.file_uri).startsWith(OWN_MEDIA))
}
