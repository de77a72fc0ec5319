import { createContext, useContext } from 'react'
import type { FocalPoint, ImageCrop, ImageFrame } from '#contract/rules/images/cropOf.ts'
import type { ImagePlace } from '#contract/values/images.ts'
import type { Language } from '#contract/values/languages.ts'

/** What is known of an uploaded image: its original's size, which bytes they are, and how its slot shows them. */
export type ImageFacts = ImageFrame & { hash: string; width: number; height: number; bytes: number; format: string }

export type ImageSlot = ImagePlace
/** The slots that one upload fills: every type in every ratio, for one language or for all. */
export type ImageSlots = { types: readonly string[]; ratios: readonly string[]; lang?: Language | undefined }
/** A focal point for every slot of the same picture; a crop for one slot, which null gives up. */
export type Framing = { focal?: FocalPoint; crop?: ImageCrop | null }

type UploadWatch = {
  /** Share of the file that has been sent, 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Images of the document in the form. The edit screen provides it; without one the form shows names only. */
export type ImagesValue = {
  /** Rows and columns of the matrix, from the type document. */
  types: readonly string[]
  ratios: readonly string[]
  /** Names as in `ia` that publishing warns about when missing. */
  required: readonly string[]
  /** False while there is no document to upload to, or no right to: `why` says so in words. */
  canChange: boolean
  why?: string
  /** A signed address of an image at about this width in px; `whole` is the original without a crop. */
  urlOf(name: string, width: number, whole?: boolean): string | undefined
  factsOf(name: string): ImageFacts | undefined
  /** Uploads one image into one slot or several; answers what `ia` is now. Rejects with an Error whose message is for people. */
  upload(slots: ImageSlots, file: File, watch: UploadWatch): Promise<{ ia: string[] }>
  /** Both undefined where the service only takes pictures (`imageEditing`). */
  remove?: ((slot: ImageSlot) => Promise<{ ia: string[] }>) | undefined
  frame?: ((slot: ImageSlot, framing: Framing) => Promise<void>) | undefined
}

export const ImagesContext = createContext<ImagesValue | undefined>(undefined)

export function useImages(): ImagesValue | undefined {
  return useContext(ImagesContext)
}
