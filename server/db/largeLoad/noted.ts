import type { Database } from '../database.ts'

/** What is being loaded, as whoever goes on after a kill must know it. */
export type LoadWish = {
  /** How many titles there were before. */
  from: number
  count: number
  /** The one type wanted. */
  only?: string | undefined
  /** Dates follow it, ms since the epoch. */
  now: number
}

/** An index or a constraint, as the database writes it. */
export type Made = { name: string; table: string; make: string }
export type Aside = { indexes: Made[]; primaries: Made[]; references: Made[] }

/** Is there from the moment that something stands aside until all of it is back. */
export const NOTE = 'large_load'

type Noted = { wish: LoadWish; aside: Aside }

/** The load that has not been ended. */
export async function notedLoad({ pool }: Pick<Database, 'pool'>): Promise<Noted | undefined> {
  const { rows } = await pool.query<{ is: boolean }>(`SELECT to_regclass('${NOTE}') IS NOT NULL AS is`)
  if (!rows[0]?.is) return undefined
  return (await pool.query<Noted>(`SELECT wish, aside FROM ${NOTE}`)).rows[0]
}
