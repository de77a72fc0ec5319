import type { MenuConfig, MenuEntry, MenuItem, MenuSection } from '#contract/registry/menu.ts'
import { AREAS } from '#contract/values/areas.ts'
import { isPage } from '#contract/values/access.ts'
import type { Texts } from '#contract/values/languages.ts'
import { LANGUAGES } from '#contract/values/languages.ts'
import { isRole } from '../access/roles.ts'
import { isObject } from '../diff/json.ts'

export const MENU_KINDS = ['group', 'collapse', 'item', 'link'] as const
/** Deeper than anybody would look. */
export const MENU_DEPTH = 6
/** Entries of one menu: more would keep every console busy with drawing them. */
export const MENU_ENTRIES = 500

/**
 * A menu out of a remote configuration, which people type: what is sound of it, so that one wrong line costs that line
 * and not everybody's console. An item that names a page nobody knows is left out, since nobody can be asked for it.
 */
export function menuFrom(attrs: unknown): MenuConfig {
  const { sections } = isObject(attrs) ? attrs : {}
  const room = { left: MENU_ENTRIES }
  return { sections: listOf(sections).flatMap((section) => sectionFrom(section, room)) }
}

type Room = { left: number }

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function sectionFrom(value: unknown, room: Room): MenuSection[] {
  if (!isObject(value) || typeof value.id !== 'string') return []
  const { id, label, icon, items } = value
  return [
    { id, label: textsFrom(label), icon: typeof icon === 'string' ? icon : '', items: entriesFrom(items, 1, room) },
  ]
}

function entriesFrom(values: unknown, level: number, room: Room): MenuEntry[] {
  return level > MENU_DEPTH ? [] : listOf(values).flatMap((value) => entryFrom(value, level, room))
}

function entryFrom(value: unknown, level: number, room: Room): MenuEntry[] {
  if (room.left <= 0 || !isObject(value) || typeof value.id !== 'string') return []
  const { id, label, icon, page, path, area, children, offWhileLocked, roles, disabledFor } = value
  room.left -= 1
  if (value.kind === 'divider') return [{ id, kind: 'divider' }]
  const kind = MENU_KINDS.find((one) => one === value.kind)
  if (!kind || (page !== undefined && !isPage(page))) return []
  const known = AREAS.find((one) => one === area)
  const item: MenuItem = {
    id,
    kind,
    label: textsFrom(label),
    ...(typeof icon === 'string' ? { icon } : {}),
    ...(page === undefined ? {} : { page }),
    ...(typeof path === 'string' ? { path } : {}),
    ...(known ? { area: known } : {}),
    ...(Array.isArray(children) ? { children: entriesFrom(children, level + 1, room) } : {}),
    ...(offWhileLocked === true ? { offWhileLocked } : {}),
    ...rolesFrom({ roles, disabledFor }),
  }
  return [item]
}

/** Roles that nobody knows name nobody; a list of none says nothing. */
function rolesFrom(lists: Readonly<Record<string, unknown>>): Pick<MenuItem, 'roles' | 'disabledFor'> {
  return Object.fromEntries(
    Object.entries(lists).flatMap(([name, list]) => {
      const known = listOf(list).filter((one): one is string => typeof one === 'string' && isRole(one))
      return known.length > 0 ? [[name, known]] : []
    }),
  )
}

/** A language that is missing shows the English words. */
function textsFrom(value: unknown): Texts {
  const texts = isObject(value) ? value : {}
  const text = (language: string) => (typeof texts[language] === 'string' ? texts[language] : undefined)
  return Object.fromEntries(LANGUAGES.map((language) => [language, text(language) ?? text('en') ?? ''])) as Texts
}
