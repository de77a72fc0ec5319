import { createContext, useContext } from 'react'
import type { ImageMeta } from '#contract/schemas/contentRecord.ts'

/** One place of the image matrix (specification section 3). */
export type ImageSlot = { type: string; ratio: string }

/** An upload on its way, or one that failed and waits to be tried again or dismissed. */
export type ImageUpload = {
  fileName: string
  /** Sent share of 1; undefined while the size of what was sent is not known. */
  share: number | undefined
  error: unknown
  /** Stops the upload, or dismisses a failed one. */
  cancel: () => void
  /** Only for a failed one. */
  retry: () => void
}

/**
 * The images of the record on screen, for whatever draws them. Images belong to the version (design 9 (21)): an upload
 * or a removal is a write of the document, whose new revision the open form takes over.
 */
export type RecordImages = {
  /** Slots of the type document; `required` names them as in `ia`. */
  types: readonly string[]
  ratios: readonly string[]
  required: readonly string[]
  /** i18n key of the reason why images cannot be changed now ('editor.images.saveFirst'), or undefined. */
  whyNot: string | undefined
  /** What may be chosen, for the file input. */
  accept: string
  has: (slot: ImageSlot) => boolean
  meta: (slot: ImageSlot) => ImageMeta | undefined
  /** Address of the resized image, or undefined where the slot is empty. */
  url: (slot: ImageSlot, width: number) => string | undefined
  pending: (slot: ImageSlot) => ImageUpload | undefined
  upload: (slot: ImageSlot, file: File) => void
  remove: (slot: ImageSlot) => Promise<void>
}

export const ImagesContext = createContext<RecordImages | undefined>(undefined)

/** The images around, or undefined where a form is drawn without a record (gallery, type editor). */
export function useImages(): RecordImages | undefined {
  return useContext(ImagesContext)
}
