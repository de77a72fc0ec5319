import { can } from '#contract/rules/access/can.ts'
import { dayOf } from '#contract/rules/dates/zoneDays.ts'
import { howItBreaks, worstOf } from '#contract/rules/relations/howItBreaks.ts'
import { namedIn } from '#contract/rules/relations/namedIn.ts'
import type { Breaks, NamedAt, Use, Uses } from '#contract/schemas/uses.ts'
import type { UseVerb } from '#contract/values/useVerbs.ts'
import type { CallContext } from '../../context.ts'
import type { DocumentKind } from '../../stores/documents/documentKind.ts'
import { ALL } from '../../stores/documents/totals.ts'
import type { UsesFound, UseSide } from '../../stores/relations/usesOf.ts'
import { SCHEDULE_KIND } from '../../stores/schedule/scheduleKind.ts'
import { STORE_KINDS } from '../../stores/storefront/storeKinds.ts'
import { viewableKinds } from '../catalogue/viewableKinds.ts'
import { channelsOfDays } from './channelsOfDays.ts'

const OF_NO_TYPE: readonly DocumentKind[] = [SCHEDULE_KIND, ...STORE_KINDS]

type Params = {
  /** Without a verb: all that name them, children left out, which are no mentions. */
  on?: UseVerb | undefined
  at?: number | undefined
  of?: string | undefined
  page: { number: number; size: number }
}
/** A document with those of its sides that matter. */
type Found = { id: string; urn: string; seen: boolean; how: Use['how']; breaks: Breaks | undefined; sides: UseSide[] }

/** Where documents are used, the worst first: numbers over all of them, and one page with the places. */
export async function usesPage(context: CallContext, ids: readonly string[], params: Params): Promise<Uses> {
  const kinds = usingKinds(context)
  const daysFrom = dayOf(Math.max(context.services.now(), params.at ?? 0), 'UTC')
  const withChildren = params.on !== undefined
  const found = await context.services.relations.usesOf(context, { kinds, ids, withChildren, daysFrom })
  const all = inOrder(documentsOf(found, params))
  const typeOf = new Map(kinds.map(({ urn, type }) => [urn, type.type]))
  const seen = all.filter((one) => one.seen && (params.of === undefined || typeOf.get(one.urn) === params.of))
  const byType = new Map<string, number>()
  for (const { urn } of seen) byType.set(typeOf.get(urn) ?? '', (byType.get(typeOf.get(urn) ?? '') ?? 0) + 1)
  const from = (params.page.number - 1) * params.page.size
  return {
    count: seen.length,
    viewers: seen.filter(({ breaks }) => breaks === 'viewers').length,
    hidden: all.filter((one) => !one.seen).length,
    looked: ids.length,
    ...(found.atLeast && { atLeast: true }),
    byType: [...byType].map(([cty, count]) => ({ cty, count })),
    users: await shown(context, seen.slice(from, from + params.page.size)),
  }
}

/** Whatever may name a title: documents of a type, and those of none: days of schedules, pages and containers. */
function usingKinds(context: CallContext): DocumentKind[] {
  const days = can(context.actor, SCHEDULE_KIND.type.page, 'view') ? [SCHEDULE_KIND] : []
  const store = STORE_KINDS.filter(({ type }) => can(context.actor, type.page, 'view'))
  return [...viewableKinds(context), ...days, ...store]
}

function documentsOf({ sides, published }: UsesFound, { on, at }: Params): Found[] {
  const documents = new Map<string, Found>()
  for (const side of sides) {
    const breaks = on && lossOf(side, { published, on, at })
    if (on ? breaks === undefined : !SHOWN.includes(side.st)) continue
    const known = documents.get(side.id) ?? { ...side, breaks, sides: [] }
    known.sides.push(side)
    documents.set(side.id, { ...known, breaks: worstOf([known.breaks, breaks]) })
  }
  return [...documents.values()]
}

/** Statuses of sides that one meets in lists. */
const SHOWN: readonly string[] = ['published', 'draft', 'pending', 'pre-draft']

type Taken = { published: ReadonlySet<string>; on: UseVerb; at: number | undefined }

/** What stands below the taken one loses its place, however deep it stands: by whether it itself is on air. */
function lossOf(side: UseSide, { published, on, at }: Taken): Breaks | undefined {
  const someOnAir = side.how === 'child' ? published.size > 0 : side.named.some((id) => published.has(id))
  return howItBreaks({ verb: on, isPublished: someOnAir, at }, side)
}

function inOrder(documents: readonly Found[]): Found[] {
  const weight = ({ breaks, how }: Found) => (breaks === 'viewers' ? 0 : 2) + (how === 'names' ? 0 : 1)
  // The ids of documents grow with time: the newest first.
  return documents.toSorted((one, two) => weight(one) - weight(two) || (one.id < two.id ? 1 : -1))
}

async function shown(context: CallContext, documents: readonly Found[]): Promise<Use[]> {
  const kinds = usingKinds(context)
  const { lists, documents: store, types } = context.services
  const keys = documents.flatMap(({ sides }) => [...new Set(sides.map(({ key }) => key))])
  const [rows, records] = await Promise.all([
    lists.rowsOf(
      context,
      kinds,
      documents.map(({ id }) => id),
      ALL,
    ),
    store.readByKeys(context, kinds, keys),
  ])
  const channelOf = await channelsOfDays(context, rows)
  const payloads = new Map(records.map(({ key, json }) => [key, JSON.parse(json) as unknown]))
  return documents.flatMap(({ id, how, breaks, sides }): Use[] => {
    const row = rows.find((one) => one.id === id)
    if (!row) return []
    const schema = OF_NO_TYPE.find(({ type }) => type.type === row.cty)?.type.schema ?? types.get(row.cty)?.schema
    const names = sides.flatMap(({ key, st, named }): NamedAt[] =>
      namedIn(schema ?? {}, payloads.get(key))
        .filter((one) => named.includes(one.id))
        .map((one) => ({ ...one, st })),
    )
    return [{ ...row, ...channelOf(row), how, names: unique(names), ...(breaks && { breaks }) }]
  })
}

/** One side may stand there twice, as child and as whoever names. */
function unique(names: readonly NamedAt[]): NamedAt[] {
  return names.filter((name, at) => names.findIndex((one) => one.field === name.field && one.st === name.st) === at)
}
