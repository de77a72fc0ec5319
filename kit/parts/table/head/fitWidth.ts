/** Space of a cell beside its words, and of what is drawn before them. */
const PADDING_PX = 18

/** The width at which the widest of these cells is not cut; undefined where the page cannot measure text. */
export function fitWidth(cells: readonly HTMLElement[]): number | undefined {
  const widths = cells.map((cell) => {
    const parts = cell.children.length > 0 && cell.matches('.lead') ? [...cell.children] : [cell]
    const start = cell.getBoundingClientRect().left
    return Math.max(0, ...parts.map((part) => textEnd(part, start)))
  })
  const widest = Math.max(0, ...widths)
  return widest > 0 ? Math.ceil(widest + PADDING_PX) : undefined
}

/** Where the words of an element end, from the start of its cell. */
function textEnd(part: Element, start: number): number {
  const range = document.createRange()
  range.selectNodeContents(part)
  if (typeof range.getBoundingClientRect !== 'function') return 0
  const { width, left } = range.getBoundingClientRect()
  return part.matches('[role=gridcell], [role=columnheader]') ? width : left - start + width
}
