/** What a browser keeps under a key; null where there is nothing, or nothing that can be read. The reader checks its shape. */
export function readStored(storage: Pick<Storage, 'getItem'>, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Tells whether it is kept: a full storage costs the memory of a choice, not the choice. */
export function writeStored(storage: Pick<Storage, 'setItem'>, key: string, value: unknown): boolean {
  try {
    storage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}
