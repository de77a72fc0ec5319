import { NO_CONTENT, type RailContent } from './railContent.ts'
import type { RailRequest } from './railRequests.ts'

/** A container: what it asks for, what is known of it, how many look at it. */
export type RailSlot = { requests: readonly RailRequest[]; key: string; content: RailContent; followers: number }

/** The containers that were asked about, and who is told when something is known of them. */
export function createRailSlots() {
  const slots = new Map<string, RailSlot>()
  const listeners = new Map<string, Set<() => void>>()
  const everyone = new Set<() => void>()
  let known: ReadonlyMap<string, RailContent> = new Map()

  return {
    get: (id: string) => slots.get(id),
    entries: () => slots.entries(),
    open(id: string): RailSlot {
      const slot = slots.get(id) ?? { requests: [], key: '', content: NO_CONTENT, followers: 0 }
      slots.set(id, slot)
      return slot
    },
    /** Keys of requests that somebody waits for. */
    wanted: () =>
      new Set(
        [...slots.values()].flatMap(({ followers, requests }) => (followers > 0 ? requests.map(({ key }) => key) : [])),
      ),
    isShown: (key: string) => [...slots.values()].some(({ requests }) => requests.some((one) => one.key === key)),
    setContent(id: string, slot: RailSlot, content: RailContent) {
      slot.content = content
      known = new Map(known).set(id, content)
      for (const listener of [...(listeners.get(id) ?? []), ...everyone]) listener()
    },
    known: () => known,
    subscribe(id: string, listener: () => void) {
      const set = listeners.get(id) ?? new Set()
      listeners.set(id, set.add(listener))
      return () => void set.delete(listener)
    },
    subscribeAll(listener: () => void) {
      everyone.add(listener)
      return () => void everyone.delete(listener)
    },
  }
}
