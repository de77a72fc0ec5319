import type { SectionModel } from '../schema/sections.ts'

/** Px of a section's head with the room under it, and of a row of fields. */
const HEAD_PX = 68
const ROW_PX = 60
/** Fields that stand side by side in a wide window. */
const PER_ROW = 4

/**
 * How many sections may stand in a window of that height, were each as low as it can be. They are drawn with the form:
 * drawn later, they would shift what is read below them.
 */
export function drawnAtOnce(sections: readonly Pick<SectionModel, 'pointers'>[], height: number): number {
  let top = 0
  const below = sections.findIndex(({ pointers }) => {
    if (top >= height) return true
    top += HEAD_PX + Math.ceil(pointers.length / PER_ROW) * ROW_PX
    return false
  })
  return below === -1 ? sections.length : below
}
