import type { Texts } from '#contract/values/languages.ts'
import type { Crumb } from '#kit/parts/page/PageContext.ts'
import { firstScreen, linksOf } from './menuModel.ts'
import type { MenuPlace } from './menuModel.ts'

/**
 * The pages above the present one: its section, the menus around its item, and the item where one stands below it. A
 * section with a single page is no step of its own. What would lead to where one is, is only named.
 */
export function crumbsOf(
  { section, parents, link }: MenuPlace,
  path: string,
  wordsOf: (label: Texts) => string,
): Crumb[] {
  if (!section || !link) return []
  const to = (target: { to: string; path: string } | undefined) =>
    target && target.path !== path ? { to: target.to } : {}
  const around = [
    ...(linksOf(section.nodes).length > 1
      ? [{ id: section.id, words: wordsOf(section.label), ...to(firstScreen(section)) }]
      : []),
    ...parents.map((group) => ({ id: group.id, words: wordsOf(group.label), ...to(firstScreen(group)) })),
  ]
  return path === link.path ? around : [...around, { id: link.path, words: wordsOf(link.label), to: link.to }]
}
