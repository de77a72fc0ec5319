import type { Airing } from './schedule.ts'

type Airings = ReadonlyMap<string, Airing>

/** From so many entries on that are otherwise a copy of the whole is made: then looking up goes one way again. */
const COPIED_FROM = 256

/**
 * The map without some and with others. It copies nothing of what stays: a week of ten thousand airings is edited many
 * times in each step of a drag.
 */
export function editedMap(base: Airings, gone: readonly string[], fresh: readonly Airing[]): Airings {
  const layer = base instanceof LayeredMap ? base : undefined
  const otherwise = new Map<string, Airing | undefined>(layer?.otherwise)
  for (const id of gone) otherwise.set(id, undefined)
  for (const airing of fresh) otherwise.set(airing.id, airing)
  const edited = new LayeredMap(layer?.base ?? base, otherwise)
  return otherwise.size < COPIED_FROM ? edited : new Map(edited)
}

class LayeredMap implements Airings {
  readonly base: Airings
  /** What is otherwise than in the base; undefined where nothing is left. */
  readonly otherwise: ReadonlyMap<string, Airing | undefined>
  readonly size: number

  constructor(base: Airings, otherwise: ReadonlyMap<string, Airing | undefined>) {
    this.base = base
    this.otherwise = otherwise
    let { size } = base
    for (const [id, airing] of otherwise) size += Number(airing !== undefined) - Number(base.has(id))
    this.size = size
  }

  get(id: string): Airing | undefined {
    return this.otherwise.has(id) ? this.otherwise.get(id) : this.base.get(id)
  }

  has(id: string): boolean {
    return this.get(id) !== undefined
  }

  *entries(): Generator<[string, Airing], undefined> {
    for (const [id, airing] of this.base) {
      const is = this.otherwise.has(id) ? this.otherwise.get(id) : airing
      if (is) yield [id, is]
    }
    for (const [id, airing] of this.otherwise) if (airing && !this.base.has(id)) yield [id, airing]
  }

  *keys(): Generator<string, undefined> {
    for (const [id] of this.entries()) yield id
  }

  *values(): Generator<Airing, undefined> {
    for (const [, airing] of this.entries()) yield airing
  }

  forEach(act: (airing: Airing, id: string, map: Airings) => void): void {
    for (const [id, airing] of this.entries()) act(airing, id, this)
  }

  [Symbol.iterator]() {
    return this.entries()
  }
}
