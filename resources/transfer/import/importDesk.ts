import type { Mapping } from './columns/keptMappings.ts'

/** An import in preparation: the file and what was said about it. */
export type ImportDesk = {
  file?: File
  /** The person's own mapping; without one the file's columns are read by their names. */
  mapping?: Mapping | undefined
  /** The mapping is that of an earlier file with the same columns. */
  isRemembered?: boolean
  publish: boolean
}

export const EMPTY_DESK: ImportDesk = { publish: false }

/** Where desks outlive a reload; what it cannot keep is only there until then. */
export type DeskStorage = {
  read: (key: string) => Promise<ImportDesk | undefined>
  write: (key: string, desk: ImportDesk) => Promise<void>
  remove: (key: string) => Promise<void>
}

export type ImportDesks = {
  get: (key: string) => ImportDesk | undefined
  /** Looks once whether an earlier page left something. */
  load: (key: string) => Promise<void>
  put: (key: string, desk: ImportDesk) => void
  clear: (key: string) => void
  subscribe: (listener: () => void) => () => void
}

/** Desks by person, product and type: leaving the page for another loses nothing, a reload neither. */
export function createImportDesks(storage: DeskStorage): ImportDesks {
  const desks = new Map<string, ImportDesk>()
  const loads = new Map<string, Promise<void>>()
  const listeners = new Set<() => void>()
  const become = (key: string, desk: ImportDesk) => {
    desks.set(key, desk)
    for (const listener of [...listeners]) listener()
  }
  const look = async (key: string) => {
    const kept = await storage.read(key).catch(() => undefined)
    if (!desks.has(key)) become(key, kept ?? EMPTY_DESK)
  }
  return {
    get: (key) => desks.get(key),
    load: (key) => {
      const known = loads.get(key) ?? look(key)
      loads.set(key, known)
      return known
    },
    put: (key, desk) => {
      become(key, desk)
      storage.write(key, desk).catch(() => undefined)
    },
    clear: (key) => {
      become(key, EMPTY_DESK)
      storage.remove(key).catch(() => undefined)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
