import { endOf, type Airing } from '../model/schedule.ts'
import { NOTHING, refuse, type Plan } from './refusal.ts'

/** Cuts an airing in two at an instant; the second goes on in the program where the first ends. */
export function split(airing: Airing, at: number, newId: string): Plan {
  const head = at - airing.start
  if (head <= 0 || at >= endOf(airing)) return refuse('length', { airing: airing.id })
  const tail = { ...airing, id: newId, start: at, dur: airing.dur - head, offset: airing.offset + head }
  return { removed: NOTHING, added: [{ ...airing, dur: head }, tail] }
}

/**
 * Moves one end of an airing and leaves the other. From its start as much of the program is left out, or shown again,
 * as time is: never more than there is.
 */
export function trim(airing: Airing, edge: 'start' | 'end', to: number): Plan {
  const start = edge === 'start' ? Math.max(to, airing.start - airing.offset) : airing.start
  const dur = (edge === 'start' ? endOf(airing) : to) - start
  if (dur <= 0) return refuse('length', { airing: airing.id })
  if (start === airing.start && dur === airing.dur) return { removed: NOTHING, added: [] }
  return { removed: NOTHING, added: [{ ...airing, start, dur, offset: airing.offset + start - airing.start }] }
}
