import { SCHEDULE_TITLES } from '#contract/values/schedule.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { namesIn } from '../catalogue/viewableKinds.ts'
import { titlesOf } from './titlesOf.ts'

/** What a schedule has to know of titles; those that are not there, or not the caller's to see, are left out. */
export const readScheduleTitles: Command<'readScheduleTitles'> = async (context, { query }) => {
  const ids = namesIn(query.ids) ?? []
  if (ids.length > SCHEDULE_TITLES)
    throw new DomainError('badPage', { description: `${SCHEDULE_TITLES} titles may be asked for at once.` })
  return { data: await titlesOf(context, ids) }
}
