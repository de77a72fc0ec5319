import type { MediaVariant } from '#contract/schemas/video.ts'
import { ownAssetOf } from '#contract/values/ownMedia.ts'
import type { Command } from '../../context.ts'
import { framesIn } from '../../media/framesOf.ts'
import type { MediaFile } from '../../stores/mediaStore.ts'
import { visibleTitle } from '../../media/playedTitles.ts'

/** What plays of a title, the title itself before its variants. */
export const readMediaFacts: Command<'readMediaFacts'> = async (context, { params }) => {
  const title = await visibleTitle(context, params.id)
  const own = (title.media_assets ?? []).flatMap((asset) => ownAssetOf(asset) ?? [])
  const files = await context.services.media.filesOf(
    title.id,
    own.map(({ hash }) => hash),
  )
  const fileOf = (vrt: string | undefined, kind: 'video' | 'audio') => {
    const hash = own.find((asset) => asset.vrt === vrt && asset.kind === kind)?.hash
    return files.find((file) => file.hash === hash)
  }
  const names = [undefined, ...[...new Set(own.flatMap(({ vrt }) => vrt ?? []))].sort()]
  const variants = names.map((vrt) => variantOf(vrt, fileOf(vrt, 'video'), fileOf(vrt, 'audio')))
  return { data: { variants: variants.filter(({ video, audio }) => video ?? audio) } }
}

function variantOf(vrt: string | undefined, video?: MediaFile, audio?: MediaFile): MediaVariant {
  return {
    ...(vrt !== undefined && { vrt }),
    ...(video && { video: { ...trackOf(video), ...shapeOf(video) } }),
    ...(audio && { audio: { ...trackOf(audio), ...soundOf(audio) } }),
  }
}

function trackOf({ size, facts: { codec, duration, timescale } }: MediaFile) {
  return { codec, size, dur: Math.round((duration * 1_000) / timescale) }
}

function shapeOf({ facts }: MediaFile) {
  const { width, height, rate, keys } = facts
  return {
    ...(width && { width }),
    ...(height && { height }),
    ...(rate && { rate }),
    ...{ frames: rate ? framesIn(facts, rate) : 0, keyframes: keys.length },
  }
}

const soundOf = ({ facts: { sampleRate } }: MediaFile) => (sampleRate ? { sampleRate } : {})
