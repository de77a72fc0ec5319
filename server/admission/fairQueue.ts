/** First in, first out for each person, and the persons by turns: who asks a thousand times is in nobody's way. */
export class FairQueue<Item extends { readonly person: string }> {
  readonly #items = new Map<string, Item[]>()
  #size = 0

  get size(): number {
    return this.#size
  }

  add(item: Item): void {
    const own = this.#items.get(item.person)
    if (own) own.push(item)
    else this.#items.set(item.person, [item])
    this.#size += 1
  }

  /** The next person's oldest; that person's turn is then the last again. */
  take(): Item | undefined {
    for (const [person, own] of this.#items) {
      const item = own.shift()
      this.#items.delete(person)
      if (own.length > 0) this.#items.set(person, own)
      this.#size -= 1
      return item
    }
    return undefined
  }

  remove(item: Item): void {
    const own = this.#items.get(item.person)
    const at = own?.indexOf(item) ?? -1
    if (!own || at < 0) return
    own.splice(at, 1)
    if (own.length === 0) this.#items.delete(item.person)
    this.#size -= 1
  }

  /** Each person's oldest. */
  *firsts(): Generator<Item> {
    for (const [first] of this.#items.values()) if (first) yield first
  }
}
