import { usualPageOf } from '#contract/registry/areaFacts.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { GENERATED_AREAS } from '#contract/values/areas.ts'
import type { RoleHolder } from '#contract/rules/access/can.ts'
import { can } from '#contract/rules/access/can.ts'
import type { Right } from '#contract/rules/actions/rightsOfVerb.ts'
import type { RouteRow } from './routeRow.ts'

/** Why somebody is sent away: rights that are missing, the right on any type at all, or a type that may not exist. */
type Refusal = { kind: 'rights'; rights: Right[] } | { kind: 'anyType' } | { kind: 'unknownType' }

/**
 * The reason for not opening a screen. Of a type that one may not view nothing is known but its area, so its usual page
 * is named; where that one may be viewed, the type is of another page or does not exist.
 */
export function refusalOf(
  { path, needs }: Pick<RouteRow, 'path' | 'needs'>,
  actor: RoleHolder,
  type: Pick<TypeSummary, 'page'> | undefined,
): Refusal {
  if (!needs || needs.page === 'anyType') return { kind: 'anyType' }
  const area = GENERATED_AREAS.find((one) => path.startsWith(`${one}/`))
  const page = needs.page === 'type' ? (type?.page ?? (area && usualPageOf(area))) : needs.page
  const asked = [needs.action, ...(needs.also ?? [])]
  const rights = page ? asked.filter((action) => !can(actor, page, action)).map((action) => ({ page, action })) : []
  return rights.length > 0 ? { kind: 'rights', rights } : { kind: 'unknownType' }
}
