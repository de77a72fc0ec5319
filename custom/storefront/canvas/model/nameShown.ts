import type { LocalName } from '#contract/rules/storefront/fields/fieldValues.ts'

/** A name in the lens's language, else in any that there is, with the language that it is in. */
export function nameShown(
  names: readonly LocalName[] | undefined,
  lang: string,
): { name: string; lang: string | undefined } {
  const named = names?.filter(({ name }) => name.trim() !== '') ?? []
  const shown = named.find(({ language }) => language === lang) ?? named[0]
  return { name: shown?.name ?? '', lang: shown?.language }
}
