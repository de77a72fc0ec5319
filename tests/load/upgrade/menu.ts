import { isDeepStrictEqual } from 'node:util'
import { menuFrom } from '#contract/rules/menu/menuFrom.ts'
import type { MenuEntry, MenuSection } from '#contract/registry/menu.ts'
import type { World } from '../retryWorld.ts'

/** Sections and entries of the console's menu by id, each without those below it. */
type MenuParts = ReadonlyMap<string, object>

const PATH = '/api/remote/config?app=console&type=menu'

/** The menu that a server answers. */
export async function readMenu(world: World): Promise<MenuParts> {
  const { data } = await world.send({ who: 'super', method: 'GET', path: PATH })
  const [menu] = data as { attrs: unknown }[]
  return new Map(menuFrom(menu?.attrs).sections.flatMap(partsOfSection))
}

/** Ids that have come into a menu, and what became of those that were there. */
export function compareMenus(before: MenuParts, after: MenuParts): { added: string[]; problems: string[] } {
  return {
    added: [...after.keys()].filter((id) => !before.has(id)),
    problems: [...before]
      .filter(([id, part]) => !isDeepStrictEqual(part, after.get(id)))
      .map(([id]) => `the menu's ${id} is another one`),
  }
}

function partsOfSection({ items, ...section }: MenuSection): [string, object][] {
  return [[`section ${section.id}`, section], ...items.flatMap(partsOfEntry)]
}

function partsOfEntry(entry: MenuEntry): [string, object][] {
  if (entry.kind === 'divider') return [[entry.id, entry]]
  const { children = [], ...own } = entry
  return [[entry.id, own], ...children.flatMap(partsOfEntry)]
}
