import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { sourceOf, visibleTitle } from '../../media/playedTitles.ts'

/** The sound of a title as a line: least and greatest of each stretch; a higher level is coarser. */
export const readWaveform: Command<'readWaveform'> = async (context, { params, query }) => {
  const { audio } = await sourceOf(context, await visibleTitle(context, params.id), query.vrt)
  if (!audio) throw new DomainError('noMedia')
  const waveform = await context.services.media.waveform(audio.hash, query.level ?? 0)
  if (!waveform) throw new DomainError('notDerived')
  return { data: waveform }
}
