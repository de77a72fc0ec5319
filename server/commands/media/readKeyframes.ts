import type { FrameRate } from '#contract/rules/time/frameRate.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import type { MediaFacts } from '../../media/probe/probeMedia.ts'
import { sourceOf, visibleTitle } from './playedTitles.ts'

/** Frames at which a piece of a title can begin as it is. */
export const readKeyframes: Command<'readKeyframes'> = async (context, { params, query }) => {
  const { video } = await sourceOf(context, await visibleTitle(context, params.id), query.vrt)
  const rate = video?.facts.rate
  if (!rate) throw new DomainError('noMedia')
  return { data: framesOf(video.facts, rate) }
}

function framesOf({ keys, start, timescale }: MediaFacts, { num, den }: FrameRate): number[] {
  return keys.map((key) => Math.round(((key - start) * num) / (timescale * den)))
}
