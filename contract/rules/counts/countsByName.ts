/**
 * Counts of the dashboard, de-duplicated by name (specification section 2): an entry whose name stood there before, case
 * and spaces around it ignored, counts nothing. The first one stays, in its place.
 */
export function countsByName<Count extends { name: string }>(counts: readonly Count[]): Count[] {
  const seen = new Set<string>()
  return counts.filter(({ name }) => {
    const key = name.normalize('NFKC').trim().toLowerCase()
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
