/** What becomes of titles, in the order in which it is told. */
const COUNT_KINDS = ['create', 'change', 'same', 'fail'] as const
export type CountKind = (typeof COUNT_KINDS)[number]
export type Counts = Readonly<Partial<Record<CountKind, number>>>
export type CountPart = { kind: CountKind; count: number }

/** The parts that are there, in their order. */
export function countParts(counts: Counts): CountPart[] {
  return COUNT_KINDS.flatMap((kind) => {
    const count = counts[kind] ?? 0
    return count > 0 ? [{ kind, count }] : []
  })
}

type CheckedTitles = { wouldChange: number; unchanged: number; failures: number }

/** A dry run of a bulk change; that of an import has `create` and `update` of its own. */
export function countsOfDryRun({ wouldChange, unchanged, failures }: CheckedTitles): Counts {
  return { change: wouldChange, same: unchanged, fail: failures }
}

type CheckedRows = { create: number; update: number; unchanged: number; failures: number }

export function countsOfImport({ create, update, unchanged, failures }: CheckedRows): Counts {
  return { create, change: update, same: unchanged, fail: failures }
}
