import { createContext, useContext } from 'react'

/** What is known of an uploaded image: its original's size. */
export type ImageFacts = { width: number; height: number; bytes: number; format: string }

export type ImageSlot = { type: string; ratio: string }

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
  /** A signed address of an image at about this width in px. */
  urlOf(name: string, width: number): string | undefined
  factsOf(name: string): ImageFacts | undefined
  /** Uploads one image; answers what `ia` is now. Rejects with an Error whose message is for people. */
  upload(slot: ImageSlot, file: File, watch: UploadWatch): Promise<{ ia: string[] }>
  remove(slot: ImageSlot): Promise<{ ia: string[] }>
}

export const ImagesContext = createContext<ImagesValue | undefined>(undefined)

export function useImages(): ImagesValue | undefined {
  return useContext(ImagesContext)
}
