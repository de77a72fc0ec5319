import type { AiringRights } from '#contract/rules/epg/whyAiringFlagged.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import type { CallContext } from '../../context.ts'

/** What the rights of programs follow from at this moment, with those of every title in them whose type can expire. */
export function rightsOfPrograms(
  { services: { guide, types } }: CallContext,
  programs: readonly string[],
): Promise<Map<string, AiringRights>> {
  const licensed = types.list().filter(({ traits }) => traits.includes('expires'))
  return guide.rights(
    programs,
    licensed.map(({ type }) => catalogUrn(type)),
  )
}
