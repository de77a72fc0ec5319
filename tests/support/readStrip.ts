import { STRIP_BLOCKS, stripOf } from '#server/seed/build/media/samples.ts'

/** What the strip of a shown frame says: which sample, and which frame of it. */
export type SeenFrame = { id: number; frame: number }

/** The blocks of a strip, from their brightness (0 to 255); undefined for what is none. */
export function readStrip(brightness: readonly number[]): SeenFrame | undefined {
  const blocks = brightness.map((value) => value > 128)
  const value = blocks.slice(2, 18).reduce((sum, isWhite) => sum * 2 + Number(isWhite), 0)
  const seen = { id: value >> 12, frame: value & 0xfff }
  const wanted = stripOf(seen.id, seen.frame)
  const isStrip = blocks.length === STRIP_BLOCKS && blocks.every((isWhite, at) => isWhite === wanted[at])
  return isStrip ? seen : undefined
}

/** Runs in the page: the brightness of the strip's blocks as the video element shows them now. */
export function blocksOf(video: HTMLVideoElement, count: number): number[] {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return []
  context.drawImage(video, 0, 0)
  const width = canvas.width / count
  return Array.from({ length: count }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = context.getImageData((at + 0.5) * width, canvas.height - 6, 1, 1).data
    return (red + green + blue) / 3
  })
}
