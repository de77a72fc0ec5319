/** Titles, ads and promos to be put into the schedule. */
export function ContentShelf() {
  return null
}
