import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { namesIn } from '../catalogue/viewableKinds.ts'
import { usageKinds } from './usageKinds.ts'
import { usageSpan } from './usageSpan.ts'

/** As many programs as a page of a list may hold are asked at once. */
const MOST = 200

/** How often programs are on air in a span, and when next from its start, or from now. */
export const listProgramUsage: Command<'listProgramUsage'> = async (context, { query }) => {
  const ids = namesIn(query.ids) ?? []
  if (ids.length > MOST) throw new DomainError('badPage', { description: `${MOST} programs may be asked for at once.` })
  const span = usageSpan(query)
  const now = context.services.now()
  return { data: await context.services.guide.countUses(context, usageKinds(context), { ids, span, now }) }
}
