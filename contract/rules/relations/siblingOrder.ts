/** A piece of a title and its number among its siblings; without one it stands last. */
export type Numbered = { id: string; number: number | undefined }
export type NumberChange = { id: string; from: number | undefined; to: number }

const FIRST_NUMBER = 1
/** The largest number that a season or an episode may have. */
export const LAST_NUMBER = 100_000

/** Siblings as a tree shows them: by number, those without one last, otherwise as they came. */
export function inOrder<Sibling extends Numbered>(siblings: readonly Sibling[]): Sibling[] {
  const place = ({ number }: Sibling) => number ?? Infinity
  return siblings
    .map((sibling, at) => ({ sibling, at }))
    .toSorted((one, two) => compare(place(one.sibling), place(two.sibling)) || one.at - two.at)
    .map(({ sibling }) => sibling)
}

/** The number for one more: after the highest. */
export function nextNumber(siblings: readonly Numbered[]): number {
  const highest = siblings.reduce((most, { number }) => Math.max(most, number ?? 0), FIRST_NUMBER - 1)
  return Math.min(highest + 1, LAST_NUMBER)
}

/**
 * What must be numbered anew so that one sibling stands at `index` of the order. The numbers that are there stay in
 * their places and the siblings between move along: 1 2 3 5 stays 1 2 3 5. Only where two share a number, or one has
 * none, are numbers made.
 */
export function moveTo(siblings: readonly Numbered[], id: string, index: number): NumberChange[] {
  const ordered = inOrder(siblings)
  const from = ordered.findIndex((one) => one.id === id)
  const to = Math.max(0, Math.min(index, ordered.length - 1))
  if (from === -1 || from === to) return []
  const wanted = ordered.toSpliced(from, 1).toSpliced(to, 0, ...ordered.slice(from, from + 1))
  const unnumbered = ordered.findIndex(({ number }) => number === undefined)
  const last = Math.max(from, to)
  const first = Math.min(from, to, unnumbered === -1 ? Infinity : unnumbered)
  const changes: NumberChange[] = []
  let before = ordered[first - 1]?.number
  for (const [at, { id: one, number }] of wanted.entries()) {
    if (at < first) continue
    const slot = at <= last ? ordered[at]?.number : number
    if (at > last && (slot === undefined || before === undefined || slot > before)) break
    const next = Math.max(slot ?? FIRST_NUMBER, before === undefined ? (slot ?? FIRST_NUMBER) : before + 1)
    if (next !== number) changes.push({ id: one, from: number, to: next })
    before = next
  }
  return changes
}

/**
 * What must be numbered anew so that one sibling has a number. Whoever has it already steps aside by one, and so on
 * until there is a gap.
 */
export function giveNumber(siblings: readonly Numbered[], id: string, number: number): NumberChange[] {
  const own = siblings.find((one) => one.id === id)
  if (!own || own.number === number) return []
  const changes: NumberChange[] = [{ id, from: own.number, to: number }]
  let taken = number
  for (const one of inOrder(siblings)) {
    if (one.id === id || one.number === undefined || one.number < number) continue
    if (one.number > taken) break
    taken += 1
    changes.push({ id: one.id, from: one.number, to: taken })
  }
  return changes
}

function compare(one: number, two: number): number {
  return one === two ? 0 : one - two
}
