import type { Breaks } from '#contract/schemas/uses.ts'
import { LIVING, type Status } from '#contract/values/status.ts'
import type { UseVerb } from '#contract/values/useVerbs.ts'

/** One side of a document that names another or stands below it; `ends` is its own end in epoch ms, if any. */
type UserSide = { st: Status; ends: number | undefined }
/** What is taken away; `at` is the instant from which on (epoch ms), of expiry. */
type Taking = { verb: UseVerb; isPublished: boolean; at?: number | undefined }

/**
 * What a side loses when a title that it names is taken away. Viewers lose something at once where both were published;
 * a draft only has a gap in store ('editors'). Nothing is lost by taking a title off air that was not on air, and by an
 * end that comes no sooner than the side's own. Archived documents matter to purge alone: all else may come back with
 * them.
 */
export function howItBreaks({ verb, isPublished, at }: Taking, side: UserSide): Breaks | undefined {
  if (!LIVING.includes(side.st) && !(verb === 'purge' && side.st !== 'purged')) return undefined
  const goesOffAir = verb === 'unpublish' || verb === 'expiry'
  if (goesOffAir && !isPublished) return undefined
  if (verb === 'expiry' && (at === undefined || (side.ends !== undefined && side.ends <= at))) return undefined
  return isPublished && side.st === 'published' ? 'viewers' : 'editors'
}

/** The worse of several losses. */
export function worstOf(losses: readonly (Breaks | undefined)[]): Breaks | undefined {
  return losses.includes('viewers') ? 'viewers' : losses.find((loss) => loss !== undefined)
}
