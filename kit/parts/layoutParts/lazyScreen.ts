import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import { fetchedPart } from './fetchedPart.ts'

/** A screen with a file of its own. */
export type LazyScreen<Props = object> = ComponentType<Props> & {
  /** Fetches it ahead of who opens it. */
  fetch: () => Promise<unknown>
}

let fetched = 0
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Draws whoever holds a place for screens anew when one has been fetched: React holds back for 300 ms what merely comes
 * in place of a fallback, and not what an update draws.
 */
export const useFetchedScreens = (): void => void useSyncExternalStore(subscribe, () => fetched)

type Drawn = (props: never) => ReactNode
type PropsOf<Part extends Drawn> = Parameters<Part> extends [infer Props extends object] ? Props : object

/** A screen as `fetchedPart` draws it: whoever holds a place for it hears that it has come. */
export function lazyScreen<Part extends Drawn>(load: () => Promise<{ default: Part }>): LazyScreen<PropsOf<Part>> {
  const loadScreen = async () => (await load()).default as unknown as ComponentType<PropsOf<Part>>
  const { Part, fetch } = fetchedPart(loadScreen, () => {
    fetched++
    listeners.forEach((listener) => listener())
  })
  return Object.assign(Part, { fetch })
}
