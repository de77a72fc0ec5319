import type { Envelope } from '#contract/wire/envelope.ts'
import { median } from '../rounds.ts'
import { call, type Question, type Side } from '../work/call.ts'
import { hitsOf, titlesWith } from '../work/works.ts'

type Kind = readonly string[] | ((side: Side) => readonly string[])

/** How many films and titles the terms have on either side: a row of few hits grows by what it shows as well. */
export async function tellHits(
  sides: readonly [few: Side, many: Side],
  kinds: Readonly<Record<string, Kind>>,
): Promise<void> {
  const rows = []
  for (const [kind, terms] of Object.entries(kinds)) {
    const counted = []
    for (const side of sides) {
      const own = typeof terms === 'function' ? terms(side) : terms
      counted.push({ films: await spanOf(side, own, titlesWith), titles: await spanOf(side, own, hitsOf) })
    }
    const [few, many] = counted
    rows.push({
      terms: kind,
      'films, few': few?.films,
      'films, many': many?.films,
      'hits, few': few?.titles,
      'hits, many': many?.titles,
    })
  }
  console.table(rows)
}

/** The least, the middle and the most. */
async function spanOf(side: Side, terms: readonly string[], question: (term: string) => Question): Promise<string> {
  const counts: number[] = []
  for (const term of terms) {
    const { data } = await call(side, ...question(term))
    counts.push((data as Envelope).header.count)
  }
  return [Math.min(...counts), median(counts), Math.max(...counts)].join(', ')
}
