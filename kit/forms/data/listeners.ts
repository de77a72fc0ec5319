import { isWithin, parentPointer } from './pointer.ts'
import type { Pointer } from './pointer.ts'

type Listeners = {
  add(pointer: Pointer, listener: () => void): () => void
  /** Tells whoever watches the place and what holds it; `deep` also what lies below it. */
  tell(pointer: Pointer, deep: boolean): void
  tellAll(): void
}

/** Who watches which place. Typing in a leaf costs one look-up per level, whatever the form's size. */
export function createListeners(): Listeners {
  const byPlace = new Map<Pointer, Set<() => void>>()
  const call = (pointer: Pointer) => {
    for (const listener of [...(byPlace.get(pointer) ?? [])]) listener()
  }
  return {
    add(pointer, listener) {
      const listeners = byPlace.get(pointer) ?? new Set()
      byPlace.set(pointer, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && byPlace.get(pointer) === listeners) byPlace.delete(pointer)
      }
    },
    tell(pointer, deep) {
      if (deep) {
        for (const place of [...byPlace.keys()]) if (place !== pointer && isWithin(place, pointer)) call(place)
      }
      call(pointer)
      for (let place = pointer; place !== '';) {
        place = parentPointer(place)
        call(place)
      }
    },
    tellAll() {
      for (const place of [...byPlace.keys()]) call(place)
    },
  }
}
