import { hasTrait, type TypeDocument } from '#contract/registry/typeDocument.ts'
import { sameJson } from '#contract/rules/diff/json.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { DEFAULT_LANGUAGE } from '#contract/values/languages.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { productsOf, type Payload } from '../stores/documents/documentFacts.ts'
import { isInScope, scopeOf } from '../stores/documents/sender.ts'
import type { Guard } from '../stores/documents/documentChange.ts'
import type { ScheduleStore } from '../stores/scheduleStore.ts'
import type { VerbCaller } from './refuseVerb.ts'

/** Who gives a service id, and who knows whose it is and what is planned under it. */
export type ServiceIdCaller = VerbCaller & {
  services: { schedules: Pick<ScheduleStore, 'serviceIds' | 'isPlannedAhead' | 'guardUnplanned'> }
}

/** What is worked on of a channel and what is published, and those of them that the write replaces; none of a new one. */
type Standing = { own: readonly [edited?: Text, published?: Text]; replaced: readonly Text[] }
type Text = Payload | null | undefined

/**
 * Refuses the service id of a channel that another channel has, in whichever product and status, or under which days
 * lie that a channel before it has left; and another id for a channel under whose own days are planned: they would be
 * nobody's. For the same reason its products stay as they are while days ahead are planned. What is taken between this
 * and the write is refused by the write (`uniqueSteps`); what is planned until then, by the guard that this answers.
 */
export async function refuseTakenServiceId(
  context: ServiceIdCaller,
  type: TypeDocument,
  id: string | undefined,
  next: Payload | undefined,
  standing: Standing = { own: [], replaced: [] },
): Promise<Guard | undefined> {
  if (!next || !hasTrait(type, 'hasServiceId')) return undefined
  const unmoved = await refuseMovedProducts(context, next, standing)
  const code = codeIn(next)
  const left = [...new Set(standing.replaced.flatMap((text) => codeIn(text) ?? []))].filter((one) => one !== code)
  const taken = code === undefined || standing.own.some((text) => codeIn(text) === code) ? [] : [code]
  if (left.length + taken.length === 0) return unmoved
  const found = await context.services.schedules.serviceIds(catalogUrn(type.type), [...left, ...taken], id)
  const planned = left.find((one) => found.planned.has(one))
  if (planned !== undefined) throw plannedUnder(planned)
  const [holder] = found.holders
  if (holder && taken.includes(holder.cs)) {
    const name = isInScope(holder.prd, scopeOf(context)) ? titleOf(holder, DEFAULT_LANGUAGE) : ''
    throw refusal('serviceIdTaken', `Service id ${holder.cs} is already used by ${name || 'another channel'}.`)
  }
  if (taken.some((one) => found.planned.has(one)))
    throw refusal('serviceIdTaken', `Days of an earlier channel lie under ${code ?? ''}. Choose another service id.`)
  const { schedules } = context.services
  return allGuards([unmoved, ...left.map((one) => schedules.guardUnplanned(one, 'all', plannedUnder(one)))])
}

const plannedUnder = (code: string) =>
  refusal('serviceIdPlanned', `Days are planned under ${code}: the service id stays as it is.`)

/** One guard that asks all of them. */
export function allGuards(guards: readonly (Guard | undefined)[]): Guard | undefined {
  const asked = guards.filter((guard) => guard !== undefined)
  if (asked.length === 0) return undefined
  return async (transaction) => {
    for (const guard of asked) await guard(transaction)
  }
}

function codeIn(text: Text): string | undefined {
  const code = text?.cs
  return typeof code === 'string' && code !== '' ? code : undefined
}

/** Days are in the products that their channel had when they were saved; what they are in can always be put back. */
async function refuseMovedProducts(
  context: ServiceIdCaller,
  next: Payload,
  { own: [edited, published], replaced }: Standing,
): Promise<Guard | undefined> {
  const standing = published ?? edited
  const code = codeIn(standing)
  if (!standing || code === undefined || isInSame(next, standing)) return undefined
  if (replaced.every((text) => !text || isInSame(next, text))) return undefined
  const { schedules } = context.services
  const planned = new DomainError('productsPlanned', { field: '/prd' })
  if (await schedules.isPlannedAhead(code)) throw planned
  return schedules.guardUnplanned(code, 'ahead', planned)
}

function isInSame(one: Payload, other: Payload): boolean {
  return sameJson(productsOf(one).toSorted(), productsOf(other).toSorted())
}

const refusal = (code: 'serviceIdTaken' | 'serviceIdPlanned', description: string) =>
  new DomainError(code, { field: '/cs', description })
