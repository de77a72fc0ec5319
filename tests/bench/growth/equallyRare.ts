import type { Client } from 'pg'

/** About as many films as have each of the terms, and how many terms. */
const [FILMS, MANY] = [150, 6]
/** How far from that a term may be. */
const SPREAD = 20

/** Words of Latin letters by their kept counts; one that stands within another would find that one's films as well. */
const WORDS = `
  WITH counted AS (
    SELECT DISTINCT w.word, (SELECT sum(many) FROM part_count c, unnest(c.sums) AS many
      WHERE c.gram = w.number AND c.urn = $1)::integer AS films
    FROM word w WHERE w.word ~ '^[a-z]{4,}$')
  SELECT word FROM counted c
  WHERE films BETWEEN $2::integer - $3::integer AND $2::integer + $3::integer
    AND NOT EXISTS (SELECT FROM word o WHERE o.word <> c.word AND strpos(o.word, c.word) > 0)
  ORDER BY abs(films - $2::integer), word LIMIT $4`

/**
 * Terms of a database that have as many films as those of any other, so that what they cost tells what the road to them
 * costs, and not that ten times as many fill a page.
 */
export async function equallyRare(client: Client, urn: string): Promise<string[]> {
  const { rows } = await client.query<{ word: string }>(WORDS, [urn, FILMS, SPREAD, MANY])
  if (rows.length === 0) throw new Error(`no word stands in about ${FILMS} titles of ${urn}`)
  return rows.map(({ word }) => word)
}
