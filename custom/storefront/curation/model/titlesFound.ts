import type { Chosen } from '#contract/rules/storefront/curation/entry.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { namesOf } from '#contract/schemas/readers.ts'
import type { MarqueeDataProvider } from '#kit/parts/context/providerTypes.ts'

/** Texts of one paste that are looked up; more would keep the server busy for minutes. */
export const PASTED_TEXTS = 200
/** Asked for at once. */
const AT_ONCE = 6

type Calls = Pick<MarqueeDataProvider, 'filterContent'>

/** A title as an entry of a rail names it. */
export function chosenOf(row: Pick<ContentRow, 'id' | 'cty'>, name: string): Chosen {
  return { id: row.id, name, type: row.cty }
}

/** Titles by what was pasted: an id, or a name in any language, letter by letter but for case. */
export async function titlesByText(
  calls: Calls,
  texts: readonly string[],
  types: readonly string[],
  nameOf: (row: ContentRow) => string,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, readonly Chosen[]>> {
  const found = new Map<string, readonly Chosen[]>()
  const open = [...new Set(texts)].slice(0, PASTED_TEXTS)
  const ask = async (text: string) => {
    const filter = [{ field: 'term', term: text, operator: 'contains' as const }]
    const { rows } = await calls.filterContent({ body: { cty: [...types], filter, pageSize: 20 }, signal })
    const byId = rows.filter(({ id }) => id === text)
    const same = byId.length > 0 ? byId : rows.filter((row) => isCalled(row, text))
    found.set(
      text,
      same.map((row) => chosenOf(row, nameOf(row))),
    )
  }
  while (open.length > 0) await Promise.all(open.splice(0, AT_ONCE).map(ask))
  return found
}

function isCalled(row: ContentRow, text: string): boolean {
  const wanted = text.toLocaleLowerCase()
  return namesOf(row).some(({ n }) => n.toLocaleLowerCase() === wanted)
}
