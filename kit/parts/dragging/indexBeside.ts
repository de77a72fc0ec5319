/**
 * The index of an item once it stands before or behind another: taking it out first moves everything behind it up by
 * one. Of 0, 1, 2 the first put behind the second has index 1.
 */
export function indexBeside(from: number, beside: number, after: boolean): number {
  return beside + (after ? 1 : 0) - (from < beside + (after ? 1 : 0) ? 1 : 0)
}
