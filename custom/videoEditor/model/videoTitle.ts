import type { FrameRate } from '#contract/rules/time/frameRate.ts'
import type { EditList } from '#contract/rules/video/editList.ts'
import type { MediaVariant } from '#contract/schemas/video.ts'
import type { LocalizedText } from '#contract/values/localizedText.ts'

/** A title that is cut, with what plays of it. */
export type VideoRead = {
  id: string
  cty: string
  name: string
  /** Its names by language. */
  lon: readonly LocalizedText[]
  /** The picture that is cut; a title without one is never opened. */
  vrt: string | undefined
  rate: FrameRate
  length: number
  width: number | undefined
  height: number | undefined
  codec: string
  hasSound: boolean
  bytes: { picture: number; sound: number | undefined }
  variants: readonly MediaVariant[]
}

type Named = Pick<VideoRead, 'id' | 'cty' | 'name' | 'lon'>

/** The variant that is cut: the one that was asked for, else the title itself, else the first with a picture. */
export function videoOf(title: Named, variants: readonly MediaVariant[], asked?: string): VideoRead | undefined {
  const pictured = variants.filter(({ video }) => video?.rate && video.frames > 0)
  const chosen =
    pictured.find(({ vrt }) => asked !== undefined && vrt === asked) ??
    pictured.find(({ vrt }) => vrt === undefined) ??
    pictured[0]
  const { video } = chosen ?? {}
  if (!chosen || !video?.rate) return undefined
  const sound = chosen.audio ?? variants.find(({ vrt }) => vrt === undefined)?.audio
  return {
    ...title,
    vrt: chosen.vrt,
    rate: video.rate,
    length: video.frames,
    width: video.width,
    height: video.height,
    codec: video.codec,
    hasSound: sound !== undefined,
    bytes: { picture: video.size, sound: sound?.size },
    variants: pictured,
  }
}

/** Where an edit list of it starts from. */
export const sourceOf = ({
  cty,
  id,
  vrt,
  rate,
  length,
}: VideoRead): Pick<EditList, 'asset' | 'vrt' | 'rate' | 'length'> => ({
  asset: { cty, id },
  ...(vrt !== undefined && { vrt }),
  rate,
  length,
})
