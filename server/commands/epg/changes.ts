import type { ChangeState, EpgChange, FeedField } from '#contract/schemas/live/ingestion.ts'
import { FEED_FIELDS } from '#contract/schemas/live/ingestion.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import type { ListedChange } from '../../stores/epg/inbox.ts'
import { ingestionOf, openIngestion, visibleIngestion } from './ingestionOf.ts'
import { pageIn } from './listEpgIngestions.ts'

/** What an ingestion changes, by channel and start. */
export const listEpgChanges: Command<'listEpgChanges'> = async (context, { params, query }) => {
  const { id } = await visibleIngestion(context, params.id)
  const { kind, state, channel, after } = query
  const asked = {
    ...(kind && { kind }),
    ...(state && { state }),
    ...(channel !== undefined && { channel }),
    ...(after !== undefined && { after }),
  }
  const { rows, count } = await context.services.epg.changes(id, { ...pageIn(query), ...asked })
  return { data: rows.map(changeOf), page: { count } }
}

function changeOf(row: ListedChange): EpgChange {
  const { n, kind, channel, starts, airing, code, description } = row
  const state = stateOf(row)
  return {
    ...{ id: String(n), kind, state, channel, lon: row.data.lon, a_st_dt: starts, a_ed_dt: row.data.ends },
    ...(airing !== null && { airing }),
    fields: fieldsOf(row),
    ...(row.data.outrankedBy !== undefined && { outrankedBy: row.data.outrankedBy }),
    ...(state === 'failed' && code !== null && { code }),
    ...(state === 'failed' && description !== null && { description }),
  }
}

function stateOf({ state, outcome, undone }: ListedChange): ChangeState {
  if (state !== 'accepted') return state
  if (outcome === 'failure') return 'failed'
  if (undone === 'success' || undone === 'unchanged') return 'undone'
  return outcome === 'waiting' || outcome === null ? 'accepted' : 'applied'
}

function fieldsOf({ kind, data }: ListedChange): EpgChange['fields'] {
  const { slot, current, fields, pinned, take } = data
  const shown: readonly FeedField[] =
    kind === 'new' || kind === 'vanished' || kind === 'deleted'
      ? FEED_FIELDS.filter((field) => (slot ?? current)[field] !== undefined)
      : fields
  return shown.map((field) => ({
    field,
    ...(slot?.[field] !== undefined && { source: slot[field] }),
    ...(current[field] !== undefined && { current: current[field] }),
    pinned: pinned.includes(field),
    take: take?.[field] ?? (kind === 'conflict' ? 'current' : 'source'),
  }))
}

/** Decides what waits: by row, by channel or all; or of the whole feed that its times are wrong, or right. */
export const decideEpgChanges: Command<'decideEpgChanges'> = async (context, { params, body }) => {
  const { actor, services, requestId: trace } = context
  await services.idempotency.once(context, async () => {
    const { id } = await openIngestion(context, params.id)
    const scope = scopeOf(body)
    return async (stores) => {
      if (body.shift && !(await stores.epg.decideShift(id, body.shift))) throw new DomainError('jobFinished')
      if (body.decision === 'keep' && scope) await stores.epg.keep(id, scope)
      if (body.decision === 'accept' && scope) await stores.epg.accept(id, { ...scope, ...takeIn(body) })
      if (!body.shift && body.decision !== 'accept') return
      if (!(await stores.epg.takeUpAgain(id, { by: actor, trace }))) throw new DomainError('running')
    }
  })
  return { data: ingestionOf(await visibleIngestion(context, params.id)) }
}

type Body = Parameters<typeof decideEpgChanges>[1]['body']

/** What is decided: rows, a channel, or all that wait; nothing where only the shift is. */
function scopeOf({ ids, channel, all, shift, decision }: Body) {
  const isNamed = ids !== undefined || channel !== undefined || all === true
  if (isNamed ? decision === undefined : shift === undefined) throw new DomainError('emptyChange')
  if (!isNamed) return undefined
  if (ids?.some((id) => !/^[1-9]\d{0,9}$/.test(id))) throw new DomainError('notFound')
  const numbers = ids?.map(Number)
  if (numbers?.some((n) => n > 2_147_483_647)) throw new DomainError('notFound')
  return { ...(numbers && { ids: numbers }), ...(channel !== undefined && { channel }) }
}

function takeIn({ fields, ids }: Body) {
  if (!fields || ids?.length !== 1) return {}
  const known = FEED_FIELDS.filter((field) => fields[field] !== undefined)
  return { take: Object.fromEntries(known.map((field) => [field, fields[field]])) }
}
