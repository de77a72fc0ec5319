import type { Target } from '#contract/rules/storefront/commands/command.ts'
import type { LocalName } from '#contract/rules/storefront/fields/fieldValues.ts'
import { OWN_TAB, type Storefront } from '#contract/rules/storefront/model/storefront.ts'

/** A name in a language, else in any that there is; undefined where there is none to be read. */
function nameIn(names: readonly LocalName[] | undefined, language: string): string | undefined {
  const named = names?.filter(({ name }) => name.trim() !== '') ?? []
  return (named.find((one) => one.language === language) ?? named[0])?.name
}

/** What the page, a tab or a container is called; undefined for one without a name, and for the page's own tab. */
export function targetName(storefront: Storefront, target: Target, language: string): string | undefined {
  if (target.of === 'store') return nameIn(storefront.store.settings.names, language)
  if (target.of === 'tab')
    return target.id === OWN_TAB ? undefined : nameIn(storefront.tab.get(target.id)?.settings.names, language)
  return nameIn(storefront.containers.get(target.id)?.settings.names, language)
}
