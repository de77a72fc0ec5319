import { whyAiringFlagged } from '#contract/rules/epg/whyAiringFlagged.ts'
import type { AiringFlag } from '#contract/schemas/live/guide.ts'
import type { CallContext } from '../../context.ts'
import { rightsOfPrograms } from './rightsOfPrograms.ts'

type Aired = { a_st_dt: string; a_ed_dt: string }

/**
 * What is wrong at this moment with the rights of what airs, as a question by program and time: the rights of all
 * programs are read at once, and never stored, so never stale.
 */
export async function flagAirings(
  context: CallContext,
  programs: readonly string[],
): Promise<(program: string, airing: Aired) => AiringFlag[]> {
  if (programs.length === 0) return () => []
  const rights = await rightsOfPrograms(context, programs)
  const facts = { product: context.product, now: context.services.now() }
  return (program, airing) => {
    const known = rights.get(program)
    return known ? whyAiringFlagged(timesOf(airing), known, facts) : []
  }
}

/** When something airs, epoch ms. */
export const timesOf = ({ a_st_dt, a_ed_dt }: Aired) => ({ from: Date.parse(a_st_dt), to: Date.parse(a_ed_dt) })
