import { Type, type Static } from 'typebox'
import { LANGUAGES } from '#contract/values/languages.ts'
import { literals } from '#contract/values/literals.ts'
import { ImageMeta } from './contentRecord.ts'

const names = Type.Array(Type.String())

/** An image with the slot that it fills: type and ratio of the matrix, and the language where it is of one. */
export const ImageInfo = Type.Object({
  ...ImageMeta.properties,
  type: Type.String(),
  ratio: Type.String(),
  lang: Type.Optional(literals(LANGUAGES)),
})
export type ImageInfo = Static<typeof ImageInfo>

/** After an upload: the names of all images, and the slots that this one filled. */
export const UploadedImage = Type.Object({ ia: names, image: ImageInfo, filled: names })
/** After an image was taken out: the names of those that are left. */
export const RemovedImage = Type.Object({ ia: names })
/** After a change of crops: every image as it stands now. */
export const FramedImage = Type.Object({ ia: names, meta: Type.Record(Type.String(), ImageMeta) })

/** A picture for the settings of a page or container: its address without a ticket, as settings keep it. */
export const StorePicture = Type.Object({
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  size: Type.Integer(),
})
export type StorePicture = Static<typeof StorePicture>

/** What opens image addresses for an hour. */
export const ImageTicket = Type.Object({ ticket: Type.String(), until: Type.String() })
export type ImageTicket = Static<typeof ImageTicket>
