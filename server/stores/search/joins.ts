import { sql, type RawBuilder } from 'kysely'
import { mayBeId } from './grams.ts'
import { ID_MARK } from './searchRow.ts'

/** Letters on either side of a space, as the function `said_joins` has them (0078). */
const [BEFORE, AFTER] = [3, 2]

/**
 * Where words of a term meet, by letters: an index of these finds a phrase where trigrams, which reach over no space, know
 * only that all of its words are somewhere. A term may begin and end within a word, so that of its first and last one only
 * as many letters say something as are stored; whatever is found is compared. None where letters of other scripts meet, and of
 * what may be an id, which the index does not have.
 */
export function joinsOfTerm(key: string): string[] {
  if (mayBeId(key)) return []
  const words = key.split(' ')
  return words.slice(1).flatMap((after, at) => {
    const before = words[at] ?? ''
    const isCut = (at === 0 && before.length < BEFORE) || (at === words.length - 2 && after.length < AFTER)
    if (isCut || /[A-Z]$/.test(before) || after.startsWith('~')) return []
    return [`${before.slice(-BEFORE)} ${after.slice(0, AFTER)}`]
  })
}

/** By the index of joins, in its very words; undefined of a term that has none. */
export function byJoins(key: string): RawBuilder<boolean> | undefined {
  const joins = joinsOfTerm(key)
  if (joins.length === 0) return undefined
  return sql<boolean>`said_joins(names || texts || people || split_part(codes, ${sql.lit(ID_MARK)}, 1))
    @> (SELECT ${joins}::text[])`
}

/** Wordings of a type, by the same index. */
export const ofTypeByJoins = (urn: string): RawBuilder<boolean> =>
  sql<boolean>`ARRAY[urn] @> (SELECT ARRAY[${urn}::text])`
