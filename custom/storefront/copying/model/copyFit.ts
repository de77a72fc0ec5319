import type { PublishPlanAnswer } from '#contract/schemas/publishing.ts'
import { applyCommand } from '#contract/rules/storefront/commands/applyCommand.ts'
import type { NewContainer } from '#contract/rules/storefront/commands/command.ts'
import { copyOf } from '#contract/rules/storefront/commands/copies.ts'
import type { Refusal } from '#contract/rules/storefront/commands/refusal.ts'
import { namedItems } from '#contract/rules/storefront/curation/entry.ts'
import type { FieldName } from '#contract/rules/storefront/fields/fieldTable.ts'
import type { LocalName } from '#contract/rules/storefront/fields/fieldValues.ts'
import { withValues } from '#contract/rules/storefront/fields/withValues.ts'
import { isReusable, type Storefront } from '#contract/rules/storefront/model/storefront.ts'

/** What of a rail does not fit where it would go. */
export type RailFit = {
  /** Of the rail that is copied. */
  id: string
  /** Settings that the page narrows: its dates, tags, policies. */
  adjusted: readonly FieldName[]
  /** Languages that the page has a name in, and the rail none. */
  languages: readonly string[]
  /** Titles that the other product does not have, or that viewers there do not have. */
  lacking: number
  notLive: number
  /** It is shared by several pages here, and becomes the other page's own. */
  becomesOwn: boolean
}

export type CopyPlan = { refused: Refusal } | { storefront: Storefront; tab: string; rails: readonly RailFit[] }

/** Titles that rails name themselves. */
export function titlesIn(rails: readonly NewContainer[]): string[] {
  return [...new Set(rails.flatMap(({ content }) => content.flatMap(namedItems)).map(({ id }) => id))]
}

type Copying = {
  rails: readonly NewContainer[]
  /** Names of the tab that they come from: the tab of that name takes them, else the first. */
  tabNames: readonly LocalName[]
  newId: () => string
}

/** A page with rails copied into it, and what of each did not fit; `found` is what the page's product has of their titles. */
export function copyPlan(target: Storefront, found: PublishPlanAnswer['nodes'], copying: Copying): CopyPlan {
  const { rails, tabNames, newId } = copying
  const tab = target.tabs.find((id) => sharesName(target.tab.get(id)?.settings.names, tabNames)) ?? target.tabs[0]
  if (tab === undefined) return { refused: { reason: 'unknown', id: target.store.id } }
  const added = rails.map(({ container, content }) => {
    const copy = copyOf(container, newId())
    return { container: { ...copy, settings: withValues(copy.settings, { products: undefined }) }, content }
  })
  const { storefront, refused, adjusted } = applyCommand(target, { kind: 'pasteContainers', tab, added })
  if (refused) return { refused }
  const nodes = new Map(found.map((node) => [node.id, node]))
  const wanted = languagesOf(target.store.settings.names)
  const fits = rails.map((rail, at): RailFit => {
    const { container } = rail
    const named = titlesIn([rail])
    const has = languagesOf(container.settings.names)
    const copyId = added[at]?.container.id
    return {
      id: container.id,
      adjusted: adjusted.flatMap(({ id, adjustments }) => (id === copyId ? adjustments.map(({ field }) => field) : [])),
      languages: [...wanted].filter((language) => !has.has(language)),
      lacking: named.filter((id) => !nodes.has(id)).length,
      notLive: named.filter((id) => nodes.get(id)?.isPublished === false).length,
      becomesOwn: isReusable(container),
    }
  })
  return { storefront, tab, rails: fits }
}

export function fits({ adjusted, languages, lacking, notLive, becomesOwn }: RailFit): boolean {
  return adjusted.length + languages.length + lacking + notLive === 0 && !becomesOwn
}

function sharesName(names: readonly LocalName[] | undefined, others: readonly LocalName[]): boolean {
  const fold = (name: string) => name.trim().toLocaleLowerCase()
  return (names ?? []).some(({ name }) => name.trim() !== '' && others.some((other) => fold(other.name) === fold(name)))
}

function languagesOf(names: readonly LocalName[] | undefined): ReadonlySet<string> {
  return new Set((names ?? []).filter(({ name }) => name.trim() !== '').map(({ language }) => language))
}
