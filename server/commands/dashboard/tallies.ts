import type { ListTally } from '#contract/registry/dashboard.ts'
import { countsByName } from '#contract/rules/counts/countsByName.ts'
import type { CallContext } from '../../context.ts'
import { statusesIn } from '../../decisions/statusesIn.ts'
import type { DocumentKind } from '../../stores/documents/documentKind.ts'

type Params = Pick<ListTally, 'st' | 'filter'> & { zone?: string | undefined }

/** How long the lists of these kinds are, each number with the list that it counts. */
export async function tallies(
  context: CallContext,
  kinds: readonly DocumentKind[],
  { st, filter, zone }: Params,
): Promise<ListTally[]> {
  const narrowed = { filter, ...(zone === undefined ? {} : { zone }) }
  const counts = await context.services.lists.count(context, kinds, statusesIn(st), narrowed)
  return countsByName(counts).map(({ name, ...count }) => ({ type: name, st, filter, ...count }))
}

export const ALL_OF_TYPE = { st: 'all', filter: [] } satisfies Params

export function withoutEmpty(lists: readonly ListTally[]): ListTally[] {
  return lists.filter(({ count }) => count > 0)
}
