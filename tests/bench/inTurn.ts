import { computingMs } from '../support/computingMs.ts'

/** Times that each piece of work is done; one more warms up. */
export const ROUNDS = 7

/** A line of the table: a bare statement, a bare server, and ours, held to the bare server. */
export function row(work: string, [bare, served, ours]: readonly [number, number, number], budget: number) {
  const ratio = ours / served
  return {
    work,
    bare: `${bare.toFixed(1)} ms`,
    'bare server': `${served.toFixed(1)} ms`,
    ours: `${ours.toFixed(1)} ms`,
    ratio: `${ratio.toFixed(2)}x`,
    budget: `${budget}x`,
    verdict: ratio <= budget ? 'met' : 'NOT MET',
    'to the statement': `${(ours / bare).toFixed(2)}x`,
  }
}

type Work = () => Promise<void>

/** CPU of the serving thread for each of three pieces of work, one after the other in turn: medians. */
export async function inTurn(...works: readonly [Work, Work, Work]): Promise<[number, number, number]> {
  const times = works.map((): number[] => [])
  for (let round = 0; round <= ROUNDS; round++)
    for (const [at, work] of works.entries()) {
      const taken = await computingMs(work)
      if (round > 0) times[at]?.push(taken)
    }
  const medianOf = (at: number) => times[at]?.toSorted((one, other) => one - other)[ROUNDS >> 1] ?? 0
  return [medianOf(0), medianOf(1), medianOf(2)]
}
