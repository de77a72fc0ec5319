import { createContext, useContext } from 'react'

/** A page above the present one. Without an address it is only named. */
export type Crumb = { id: string; words: string; to?: string }

export const CrumbsContext = createContext<readonly Crumb[]>([])
export const useCrumbs = (): readonly Crumb[] => useContext(CrumbsContext)

/** The name of the record that is on screen: for the browser's title. */
type PageNames = {
  get: () => string | undefined
  set: (name: string | undefined) => void
  subscribe: (listener: () => void) => () => void
}

export function createPageNames(): PageNames {
  const listeners = new Set<() => void>()
  let shown: string | undefined
  return {
    get: () => shown,
    set: (name) => {
      if (name === shown) return
      shown = name
      listeners.forEach((listener) => listener())
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Without a shell around it (in a test of one screen) a name is told to nobody. */
export const PageNamesContext = createContext<PageNames>(createPageNames())
