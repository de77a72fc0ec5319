import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { keyframesOf } from '../../media/framesOf.ts'
import { sourceOf, visibleTitle } from '../../media/playedTitles.ts'

/** Frames at which a piece of a title can begin as it is. */
export const readKeyframes: Command<'readKeyframes'> = async (context, { params, query }) => {
  const { video } = await sourceOf(context, await visibleTitle(context, params.id), query.vrt)
  const rate = video?.facts.rate
  if (!rate) throw new DomainError('noMedia')
  return { data: keyframesOf(video.facts, rate) }
}
