/** A list of listeners. */
type Signal<T> = {
  on(listener: (message: T) => void): () => void
  send(message: T): void
}

export function createSignal<T>(): Signal<T> {
  const listeners = new Set<(message: T) => void>()
  return {
    on(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    send(message) {
      for (const listener of [...listeners]) listener(message)
    },
  }
}
