import type { MenuConfig, MenuEntry, MenuItem, MenuSection } from '#contract/registry/menu.ts'
import { LANGUAGES, type Texts } from '#contract/values/languages.ts'

/** A section or an entry as a line of the tree; `at` is its place below its parent, `pointer` where it stands in `attrs`. */
export type MenuLine = {
  key: string
  pointer: string
  level: number
  at: number
  /** How many stand beside it. */
  beside: number
  parent: string | undefined
  /** Something may stand within. */
  holds: boolean
} & ({ kind: 'section'; section: MenuSection } | { kind: 'entry'; entry: MenuEntry })

/** Where something goes: before or after another, into one, or a step up or down. */
export type MenuPlace =
  { kind: 'beside'; other: string; after: boolean } | { kind: 'into'; parent: string } | { kind: 'step'; by: -1 | 1 }

const keyOf = (section: string) => `section ${section}`
const holdsMore = (entry: MenuEntry) => entry.kind === 'group' || entry.kind === 'collapse'
const childrenOf = (entry: MenuEntry): readonly MenuEntry[] => (entry.kind === 'divider' ? [] : (entry.children ?? []))

/** Every line of a menu, top to bottom. */
export function linesOf({ sections }: MenuConfig): MenuLine[] {
  return sections.flatMap((section, at): MenuLine[] => {
    const key = keyOf(section.id)
    const pointer = `/sections/${at}`
    const own = { ...{ key, pointer, level: 0, at, beside: sections.length, parent: undefined, holds: true } }
    return [
      { ...own, kind: 'section', section },
      ...entryLines(section.items, { parent: key, pointer: `${pointer}/items`, level: 1 }),
    ]
  })
}

function entryLines(
  entries: readonly MenuEntry[],
  within: { parent: string; pointer: string; level: number },
): MenuLine[] {
  return entries.flatMap((entry, at): MenuLine[] => {
    const pointer = `${within.pointer}/${at}`
    const own = { ...within, key: entry.id, pointer, at, beside: entries.length, holds: holdsMore(entry) }
    const below = { parent: entry.id, pointer: `${pointer}/children`, level: within.level + 1 }
    return [{ ...own, kind: 'entry', entry }, ...entryLines(childrenOf(entry), below)]
  })
}

/** The menu with one section or entry changed; gone where `change` answers undefined. */
function withLine(
  { sections }: MenuConfig,
  key: string,
  change: { section: (one: MenuSection) => MenuSection | undefined; entry: (one: MenuEntry) => MenuEntry | undefined },
): MenuConfig {
  return {
    sections: sections.flatMap((section) => {
      const next = keyOf(section.id) === key ? change.section(section) : section
      return next ? [{ ...next, items: mapEntries(next.items, key, change.entry) }] : []
    }),
  }
}

function mapEntries(
  entries: readonly MenuEntry[],
  key: string,
  change: (one: MenuEntry) => MenuEntry | undefined,
): MenuEntry[] {
  return entries.flatMap((entry) => {
    const next = entry.id === key ? change(entry) : entry
    if (!next) return []
    if (next.kind === 'divider' || !next.children) return [next]
    return [{ ...next, children: mapEntries(next.children, key, change) }]
  })
}

const none = () => undefined

export const withoutLine = (menu: MenuConfig, key: string): MenuConfig =>
  withLine(menu, key, { section: none, entry: none })

/** The menu with an entry put in at a place; as it was where the place is none. */
function withEntry(menu: MenuConfig, entry: MenuEntry, place: Exclude<MenuPlace, { kind: 'step' }>): MenuConfig {
  if (place.kind === 'into')
    return withLine(menu, place.parent, {
      section: (section) => ({ ...section, items: [...section.items, entry] }),
      entry: (one) => (one.kind === 'divider' ? one : { ...one, children: [...(one.children ?? []), entry] }),
    })
  const beside = (entries: readonly MenuEntry[]): MenuEntry[] =>
    entries.flatMap((one) => {
      const within = one.kind === 'divider' || !one.children ? one : { ...one, children: beside(one.children) }
      if (one.id !== place.other) return [within]
      return place.after ? [within, entry] : [entry, within]
    })
  return { sections: menu.sections.map((section) => ({ ...section, items: beside(section.items) })) }
}

/** Whether something may be put on a target: nothing goes into itself, sections stand among sections. */
export function mayLand(lines: readonly MenuLine[], key: string, target: string): 'beside' | 'into' | undefined {
  const [moved, on] = [key, target].map((one) => lines.find((line) => line.key === one))
  if (!moved || !on || isWithin(lines, target, key)) return undefined
  if (moved.kind === 'section') return on.kind === 'section' ? 'beside' : undefined
  return on.kind === 'section' ? 'into' : 'beside'
}

function isWithin(lines: readonly MenuLine[], key: string, around: string): boolean {
  for (let at: string | undefined = key; at !== undefined; at = lines.find((line) => line.key === at)?.parent)
    if (at === around) return true
  return false
}

/** The menu with a section or an entry moved. */
export function moved(menu: MenuConfig, key: string, place: MenuPlace): MenuConfig {
  const lines = linesOf(menu)
  const line = lines.find((one) => one.key === key)
  if (!line) return menu
  const target = place.kind === 'step' ? neighbour(lines, line, place.by) : place
  if (!target) return menu
  if (line.kind === 'section') return target.kind === 'beside' ? movedSection(menu, line, target) : menu
  const goal = target.kind === 'beside' ? target.other : target.parent
  if (isWithin(lines, goal, key)) return menu
  return withEntry(withoutLine(menu, key), line.entry, target)
}

/** A step leads past the neighbour; at an end of a group into the one before or after. */
function neighbour(
  lines: readonly MenuLine[],
  line: MenuLine,
  by: -1 | 1,
): Exclude<MenuPlace, { kind: 'step' }> | undefined {
  const siblings = lines.filter((one) => one.parent === line.parent && one.kind === line.kind)
  const next = siblings[line.at + by]
  return next && { kind: 'beside', other: next.key, after: by > 0 }
}

function movedSection(
  { sections }: MenuConfig,
  line: Extract<MenuLine, { kind: 'section' }>,
  { other, after }: { other: string; after: boolean },
): MenuConfig {
  const rest = sections.filter(({ id }) => id !== line.section.id)
  const at = rest.findIndex(({ id }) => keyOf(id) === other)
  return at < 0 ? { sections } : { sections: rest.toSpliced(at + (after ? 1 : 0), 0, line.section) }
}

export type NewKind = 'section' | MenuEntry['kind']

/** The menu with something new beside a line, or within a section, and its key. */
export function added(menu: MenuConfig, kind: NewKind, beside: MenuLine | undefined, label: Texts) {
  const id = freeId(menu, kind)
  if (kind === 'section') {
    const at = beside?.kind === 'section' ? beside.at + 1 : menu.sections.length
    const section: MenuSection = { id, label, icon: 'layers', items: [] }
    return { menu: { sections: menu.sections.toSpliced(at, 0, section) }, key: keyOf(id) }
  }
  const entry: MenuEntry = kind === 'divider' ? { id, kind } : newItem(id, kind, label)
  const first = menu.sections[0]
  const line = beside ?? (first && linesOf(menu)[0])
  if (!line) return { menu, key: undefined }
  const place: Exclude<MenuPlace, { kind: 'step' }> = line.holds
    ? { kind: 'into', parent: line.key }
    : { kind: 'beside', other: line.key, after: true }
  return { menu: withEntry(menu, entry, place), key: id }
}

function newItem(id: string, kind: MenuItem['kind'], label: Texts): MenuItem {
  const holds = kind === 'group' || kind === 'collapse'
  return { id, kind, label, ...(holds ? { children: [] } : { path: '' }) }
}

function freeId(menu: MenuConfig, kind: NewKind): string {
  const taken = new Set(linesOf(menu).map((line) => (line.kind === 'section' ? line.section.id : line.entry.id)))
  for (let n = 1; ; n++) if (!taken.has(`${kind}-${n}`)) return `${kind}-${n}`
}

/** Changes what is said of a line; fields that become undefined go. */
export function changedLine(menu: MenuConfig, key: string, fields: Partial<MenuItem>): MenuConfig {
  const merged = <One extends object>(one: One): One =>
    Object.fromEntries(Object.entries({ ...one, ...fields }).filter(([, value]) => value !== undefined)) as One
  return withLine(menu, key, { section: merged, entry: merged })
}

/** The same words in every language, until somebody translates them. */
export const everyLanguage = (text: string): Texts =>
  Object.fromEntries(LANGUAGES.map((language) => [language, text])) as Texts
