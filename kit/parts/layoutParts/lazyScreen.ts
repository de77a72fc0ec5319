import type { ComponentType, ReactNode } from 'react'
import { createElement, lazy, useState, useSyncExternalStore } from 'react'

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

/** React's `lazy` for a screen, which is drawn at once, without a fallback, where it has been fetched already. */
export function lazyScreen<Part extends Drawn>(load: () => Promise<{ default: Part }>): LazyScreen<PropsOf<Part>> {
  let screen: ComponentType<object> | undefined
  const fetch = async () => {
    const found = await load()
    screen = found.default as unknown as ComponentType<object>
    fetched++
    listeners.forEach((listener) => listener())
    return { default: screen }
  }
  const Fetched = lazy(fetch)
  function Screen(props: object) {
    // The same one for as long as it is drawn, so that it keeps what it knows.
    const [Shown] = useState<ComponentType<object>>(() => screen ?? Fetched)
    return createElement(Shown, props)
  }
  return Object.assign(Screen, { fetch })
}
