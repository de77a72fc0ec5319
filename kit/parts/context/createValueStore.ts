export type ValueStore<Value extends object> = ReturnType<typeof createValueStore<Value>>

/** One value outside of React that parts follow by `useSyncExternalStore`; undefined where there is none. */
export function createValueStore<Value extends object>() {
  let view: Value | undefined
  const listeners = new Set<() => void>()
  return {
    view: () => view,
    set: (next: Value | undefined) => {
      if (next === view) return
      view = next
      for (const listener of [...listeners]) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
