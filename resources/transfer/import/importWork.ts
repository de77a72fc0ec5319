import type { DateFormats } from '#contract/values/dateFormats.ts'
import type { SourceKey } from '#contract/values/sources.ts'
import type { Mapping } from './columns/keptMappings.ts'

/** An import in preparation: the file and what was said about it. */
export type ImportWork = {
  file?: File
  /** The person's own mapping; without one the file's columns are read by their names. */
  mapping?: Mapping | undefined
  /** How columns write their dates, where somebody has said so. */
  dates?: DateFormats | undefined
  /** Whose word the file is; the catalogue provider where nobody says. */
  source?: SourceKey | undefined
  /** The file is a part of a nested one; the parts below it wait on the pages of their types. */
  part?: { count: number } | undefined
  /** The mapping is that of an earlier file with the same columns. */
  isRemembered?: boolean
  publish: boolean
}

export const EMPTY_IMPORT: ImportWork = { publish: false }

/** Where imports outlive a reload; what it cannot keep is only there until then. */
export type ImportStorage = {
  read: (key: string) => Promise<ImportWork | undefined>
  write: (key: string, draft: ImportWork) => Promise<void>
  remove: (key: string) => Promise<void>
}

type ImportStore = {
  get: (key: string) => ImportWork | undefined
  /** Looks once whether an earlier page left something. */
  load: (key: string) => Promise<void>
  put: (key: string, draft: ImportWork) => void
  clear: (key: string) => void
  subscribe: (listener: () => void) => () => void
}

/** Imports in preparation by person, product and type: leaving the page for another loses nothing, a reload neither. */
export function createImportWorks(storage: ImportStorage): ImportStore {
  const imports = new Map<string, ImportWork>()
  const loads = new Map<string, Promise<void>>()
  const listeners = new Set<() => void>()
  const become = (key: string, draft: ImportWork) => {
    imports.set(key, draft)
    for (const listener of [...listeners]) listener()
  }
  const look = async (key: string) => {
    const kept = await storage.read(key).catch(() => undefined)
    if (!imports.has(key)) become(key, kept ?? EMPTY_IMPORT)
  }
  return {
    get: (key) => imports.get(key),
    load: (key) => {
      const known = loads.get(key) ?? look(key)
      loads.set(key, known)
      return known
    },
    put: (key, draft) => {
      become(key, draft)
      storage.write(key, draft).catch(() => undefined)
    },
    clear: (key) => {
      become(key, EMPTY_IMPORT)
      storage.remove(key).catch(() => undefined)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
