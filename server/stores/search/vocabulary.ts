import { sql, type QueryExecutorProvider } from 'kysely'
import { hash } from './heads.ts'
import { twoOf } from './letters.ts'
import { partNumber } from './partSums.ts'

/** Words as the table `word` has them, column by column. */
type Vocabulary = { words: string[]; looks: string[]; numbers: number[] }

/** Pairs of letters are looked up by their number alone. */
export function vocabularyOf(parts: Iterable<string>): Vocabulary {
  const words = [...parts].filter((part) => part.length > 2)
  return { words, looks: words.map(lookOf), numbers: words.map(partNumber) }
}

/** Letters as the index of the vocabulary has them: those of other scripts as two of a-z, that trigrams reach over neighbours. */
export function lookOf(text: string): string {
  return text.replaceAll(/[^a-z0-9]/g, (letter) => twoOf(Math.abs(hash(letter))))
}

/** Words that are given in order to the vocabulary, as far as it lacks them. It never loses one, and may have one twice. */
export const missingWords = `
  SELECT w.word, w.look, w.number FROM given w
  WHERE NOT EXISTS (SELECT FROM word known WHERE known.number = w.number AND known.word = w.word)`

/** Rows that are written at once. */
const SLICE = 5_000

export async function addWords(db: QueryExecutorProvider, parts: Iterable<string>): Promise<void> {
  const { words, looks, numbers } = vocabularyOf(parts)
  for (let from = 0; from < words.length; from += SLICE) {
    const [some, their, these] = [words, looks, numbers].map((list) => list.slice(from, from + SLICE))
    await sql`WITH given AS (
        SELECT * FROM unnest(${some}::text[], ${their}::text[], ${these}::bigint[]) AS w(word, look, number))
      INSERT INTO word (word, look, number) ${sql.raw(missingWords)}`.execute(db)
  }
}
