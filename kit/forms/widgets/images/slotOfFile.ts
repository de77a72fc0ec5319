import type { ImageSlot } from '#kit/parts/context/images.ts'

type Slots = { types: readonly string[]; ratios: readonly string[] }

/**
 * The slot that a file's name asks for: 'peninsula_Poster_16x9.jpg' is the poster in 16x9. The type may be left out,
 * then it is the first one. A name without a ratio fits nowhere.
 */
export function slotOfFile(name: string, { types, ratios }: Slots): ImageSlot | undefined {
  const plain = name.toLowerCase().replaceAll(/[\s_.-]+/g, ' ')
  const ratio = ratios.find((one) => plain.split(' ').includes(one.toLowerCase()))
  if (!ratio) return undefined
  const longestFirst = types.toSorted((a, b) => b.length - a.length)
  const type = longestFirst.find((one) => plain.includes(one.toLowerCase())) ?? types[0]
  return type === undefined ? undefined : { type, ratio }
}
