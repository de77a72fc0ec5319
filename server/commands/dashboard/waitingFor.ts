import type { DashboardData, HandedBack, OwnDraft, Touched } from '#contract/registry/dashboard.ts'
import { canAll } from '#contract/rules/access/canAll.ts'
import { rightsOfVerb } from '#contract/rules/actions/rightsOfVerb.ts'
import { payloadOf } from '#contract/rules/payload/payloadOf.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { ME } from '#contract/values/filters.ts'
import type { CallContext } from '../../context.ts'
import type { DocumentKind } from '../../stores/documents/documentKind.ts'
import { ALL } from '../../stores/documents/totals.ts'
import { ROWS, rowsOf } from './rowsOf.ts'
import { tallies, withoutEmpty } from './tallies.ts'

const PENDING = { st: 'pending', filter: [] }
const OWN_DRAFTS = { st: 'draft', filter: [{ field: 'uu', term: ME, operator: 'one of' as const }] }
const LONGEST_FIRST = { statuses: ['pending'], sort: { column: 'updated', order: 'asc' } } as const

/** What waits for an approval: the caller's, or that of others. */
export async function approval(
  context: CallContext,
  kinds: readonly DocumentKind[],
): Promise<Pick<DashboardData, 'waiting' | 'toApprove' | 'pending' | 'approves'>> {
  const own = kinds.filter(({ type }) => canAll(context.actor, rightsOfVerb('approve', type)))
  const others = kinds.filter((kind) => !own.includes(kind))
  const [waiting, pending, toApprove] = await Promise.all([
    rowsOf(context, own, LONGEST_FIRST),
    rowsOf(context, others, LONGEST_FIRST),
    tallies(context, own, PENDING),
  ])
  return { waiting, pending, toApprove: withoutEmpty(toApprove), approves: own.length > 0 }
}

/** The caller's own drafts, and what would keep each from being published. */
export async function ownDrafts(
  context: CallContext,
  kinds: readonly DocumentKind[],
): Promise<Pick<DashboardData, 'drafts' | 'ownDrafts'>> {
  const [rows, lists] = await Promise.all([
    rowsOf(context, kinds, {
      statuses: ['draft'],
      filter: OWN_DRAFTS.filter,
      sort: { column: 'updated', order: 'desc' },
    }),
    tallies(context, kinds, OWN_DRAFTS),
  ])
  return { drafts: await withProblems(context, kinds, rows), ownDrafts: withoutEmpty(lists) }
}

async function withProblems(
  context: CallContext,
  kinds: readonly DocumentKind[],
  rows: readonly ContentRow[],
): Promise<OwnDraft[]> {
  if (rows.length === 0) return []
  const { documents, types } = context.services
  const records = await documents.readByKeys(
    context,
    kinds,
    rows.map(({ key }) => key),
  )
  const byId = new Map(records.map(({ id, json }) => [id, JSON.parse(json) as Record<string, unknown>]))
  return Promise.all(
    rows.map(async (row) => {
      const record = byId.get(row.id)
      const problems = record ? await types.validate(row.cty, payloadOf(record), 'publish') : []
      return { ...row, problems: problems.length }
    }),
  )
}

/** Titles that the caller submitted and that were given back, where nobody has gone on with them since. */
export async function handedBack(context: CallContext, kinds: readonly DocumentKind[]): Promise<HandedBack[]> {
  const found = await context.services.audit.handedBack(context.actor.uid, ROWS)
  const rows = await named(context, kinds, found)
  return found.flatMap(({ id, by, at }) => {
    const row = rows.find((one) => one.id === id)
    return row ? [{ ...row, back: { by, at } }] : []
  })
}

/** What the caller changed last. */
export async function lastTouched(context: CallContext, kinds: readonly DocumentKind[]): Promise<Touched[]> {
  const touched = await context.services.audit.lastTouched(context.actor.uid, ROWS * 2)
  const rows = await named(context, kinds, touched)
  return rows.slice(0, ROWS).map((row) => {
    const last = touched.find(({ id }) => id === row.id)
    if (!last) return row
    return { ...row, did: { verb: last.verb, at: last.at, ...(last.version ? { version: last.version } : {}) } }
  })
}

function named(
  context: CallContext,
  kinds: readonly DocumentKind[],
  found: readonly { id: string }[],
): Promise<ContentRow[]> {
  if (found.length === 0) return Promise.resolve([])
  return context.services.lists.rowsOf(
    context,
    kinds,
    found.map(({ id }) => id),
    ALL,
  )
}
