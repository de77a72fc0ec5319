import { sql, type RawBuilder } from 'kysely'

/** Letters on either side of a space, as the function `said_joins` has them (0078). */
const [BEFORE, AFTER] = [3, 2]

/**
 * Where words of a term meet, by letters: an index of these finds a phrase where trigrams, which reach over no space, know
 * only that all of its words are somewhere. A term may begin and end within a word, so that of its first and last one only
 * as many letters say something as are stored; whatever is found is compared. None where letters of other scripts meet.
 */
export function joinsOfTerm(key: string): string[] {
  const words = key.split(' ')
  return words.slice(1).flatMap((after, at) => {
    const before = words[at] ?? ''
    const isCut = (at === 0 && before.length < BEFORE) || (at === words.length - 2 && after.length < AFTER)
    if (isCut || /[A-Z]$/.test(before) || after.startsWith('~')) return []
    return [`${before.slice(-BEFORE)} ${after.slice(0, AFTER)}`]
  })
}

/** All that a title says, as the indexes of its words have it. */
export const SAID = sql<string>`(names || texts || people)`

/** By the index of joins; undefined of a term that has none. */
export function byJoins(key: string): RawBuilder<boolean> | undefined {
  const joins = joinsOfTerm(key)
  return joins.length > 0 ? sql<boolean>`said_joins(${SAID}) @> (SELECT ${joins}::text[])` : undefined
}
