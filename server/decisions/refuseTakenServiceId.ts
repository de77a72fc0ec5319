import { hasTrait, type TypeDocument } from '#contract/registry/typeDocument.ts'
import { sameJson } from '#contract/rules/diff/json.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { DEFAULT_LANGUAGE } from '#contract/values/languages.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { productsOf, type Payload } from '../stores/documents/documentFacts.ts'
import { isInScope, scopeOf } from '../stores/documents/sender.ts'
import type { ScheduleStore } from '../stores/scheduleStore.ts'
import type { VerbCaller } from './refuseVerb.ts'

/** Who gives a service id, and who knows whose it is and what is planned under it. */
export type ServiceIdCaller = VerbCaller & {
  services: { schedules: Pick<ScheduleStore, 'serviceIds' | 'isPlannedAhead'> }
}

/** What is worked on of a channel and what is published, and those of them that the write replaces; none of a new one. */
type Standing = { own: readonly [edited?: Text, published?: Text]; replaced: readonly Text[] }
type Text = Payload | null | undefined

/**
 * Refuses the service id of a channel that another channel has, in whichever product and status, or under which days
 * lie that a channel before it has left; and another id for a channel under whose own days are planned: they would be
 * nobody's. For the same reason its products stay as they are while days ahead are planned. What is taken between this and the write is refused by the write (`uniqueSteps`).
 */
export async function refuseTakenServiceId(
  context: ServiceIdCaller,
  type: TypeDocument,
  id: string | undefined,
  next: Payload | undefined,
  standing: Standing = { own: [], replaced: [] },
): Promise<void> {
  if (!next || !hasTrait(type, 'hasServiceId')) return
  await refuseMovedProducts(context, next, standing)
  const code = codeIn(next)
  const left = [...new Set(standing.replaced.flatMap((text) => codeIn(text) ?? []))].filter((one) => one !== code)
  const taken = code === undefined || standing.own.some((text) => codeIn(text) === code) ? [] : [code]
  if (left.length + taken.length === 0) return
  const found = await context.services.schedules.serviceIds(catalogUrn(type.type), [...left, ...taken], id)
  const planned = left.find((one) => found.planned.has(one))
  if (planned !== undefined)
    throw refusal('serviceIdPlanned', `Days are planned under ${planned}: the service id stays as it is.`)
  const [holder] = found.holders
  if (holder && taken.includes(holder.cs)) {
    const name = isInScope(holder.prd, scopeOf(context)) ? titleOf(holder, DEFAULT_LANGUAGE) : ''
    throw refusal('serviceIdTaken', `Service id ${holder.cs} is already used by ${name || 'another channel'}.`)
  }
  if (taken.some((one) => found.planned.has(one)))
    throw refusal('serviceIdTaken', `Days of an earlier channel lie under ${code ?? ''}. Choose another service id.`)
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
): Promise<void> {
  const standing = published ?? edited
  const code = codeIn(standing)
  if (!standing || code === undefined || isInSame(next, standing)) return
  if (replaced.every((text) => !text || isInSame(next, text))) return
  if (await context.services.schedules.isPlannedAhead(code)) throw new DomainError('productsPlanned', { field: '/prd' })
}

function isInSame(one: Payload, other: Payload): boolean {
  return sameJson(productsOf(one).toSorted(), productsOf(other).toSorted())
}

const refusal = (code: 'serviceIdTaken' | 'serviceIdPlanned', description: string) =>
  new DomainError(code, { field: '/cs', description })
