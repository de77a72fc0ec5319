import { useQuery } from '@tanstack/react-query'
import { rateTag } from '#contract/rules/time/frameRate.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { ownAssetOf, type MediaAsset } from '#contract/values/ownMedia.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'

/** What plays of a title as one: a variant with its picture and its sound. */
export type MediaVariant = {
  vrt: string | undefined
  tracks: readonly ('video' | 'audio')[]
  /** In ms; undefined until it is known. */
  duration: number | undefined
  /** '29.97 DF'; undefined of sound alone. */
  rate: string | undefined
}

/** The media that a title has in the service's own storage, as playback finds it. */
export function useMediaFacts(record: ContentRecord): readonly MediaVariant[] {
  const { calls } = useConsole()
  const assets: unknown = record.media_assets
  const own = (Array.isArray(assets) ? (assets as MediaAsset[]) : []).flatMap((asset) => ownAssetOf(asset) ?? [])
  const variants = [...Map.groupBy(own, ({ vrt }) => vrt)]
  const { data } = useQuery({
    queryKey: ['mediaFacts', record.key, own],
    enabled: own.length > 0,
    retry: false,
    queryFn: ({ signal }) => {
      const smil = variants.map(([vrt]) => ({ key: record.key, start: 0, ...(vrt !== undefined && { vrt }) }))
      return calls.remixPlayback({ body: { smil }, signal })
    },
  })
  return variants.map(([vrt, files], index) => {
    const item = data?.items[index]
    return {
      vrt,
      tracks: files.map(({ kind }) => kind).toSorted((one) => (one === 'video' ? -1 : 1)),
      duration: item?.dur,
      rate: item?.rate && rateTag(item.rate),
    }
  })
}
