import type { Airing } from '#contract/rules/schedule/model/schedule.ts'
import type { KnownTitles } from '#contract/rules/schedule/wire/titleFacts.ts'
import type { PastedProblem, PastedRow } from '../model/pastedRows.ts'
import { adOf, airingOf } from '../shelf/newAiring.ts'

/** A pasted row with the airing it makes, or what is wrong with it. */
export type JudgedRow = PastedRow & { airing?: Airing }

type Judging = {
  /** Ids of titles by name, in small letters; a name that is not in it is still asked for. */
  named: ReadonlyMap<string, readonly string[]>
  titles: KnownTitles
  /** When the first row starts that says none. */
  at: number
  idPrefix: string
}

/** The airings of pasted rows: one without a start follows the row before it. */
export function judgeRows(rows: readonly PastedRow[], { named, titles, at, idPrefix }: Judging): JudgedRow[] {
  let next = at
  return rows.map((row) => {
    const start = row.start ?? next
    const { airing, problems } = airingOfRow(row, { start, id: `${idPrefix}${row.line}`, named, titles })
    if (airing) next = start + airing.dur
    return { ...row, problems, ...(airing && { airing }) }
  })
}

type Made = { airing?: Airing; problems: PastedRow['problems'] }

function airingOfRow(
  row: PastedRow,
  { start, id, named, titles }: { start: number; id: string } & Pick<Judging, 'named' | 'titles'>,
): Made {
  const { title: name, dur, kind, problems } = row
  if (Object.keys(problems).length > 0) return { problems }
  if (name === '') return dur ? { airing: adOf(dur / 1_000, id, start), problems } : wrong('noLength')
  const ids = named.get(name.toLowerCase())
  if (!ids) return { problems }
  const [only, ...others] = ids
  if (only === undefined) return wrong('unknown')
  if (others.length > 0) return wrong('ambiguous')
  const title = titles.get(only)
  if (title === undefined) return { problems }
  const airing = title && airingOf({ ...title, ...(dur && { dur }) }, id, start)
  if (!title) return wrong('unknown')
  return airing ? { airing: kind ? { ...airing, kind } : airing, problems } : wrong('noLength')
}

const wrong = (problem: PastedProblem): Made => ({
  problems: { [problem === 'noLength' ? 'length' : 'title']: problem },
})
