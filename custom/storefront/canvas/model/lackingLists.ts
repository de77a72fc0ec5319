import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { isLanguage, type Language } from '#contract/values/languages.ts'

/** A list of a type, narrowed to what lacks a picture or the names of a language, by a filter that the list has. */
type LackingList = {
  type: TypeSummary
  filter: { field: 'missing_image' | 'missing_lang'; term: string }
  /** The picture or language that is lacked, in each language of the console where it is a picture. */
  label: Readonly<Partial<Record<Language, string>>> | Language
}

type Title = { type: string; ratios: readonly string[]; lacksLanguage: boolean }

/** The worklists that titles of a page stand in, for types that know such a filter. */
export function lackingLists(titles: readonly Title[], types: readonly TypeSummary[], lang: string): LackingList[] {
  return types.flatMap((type): LackingList[] => {
    const own = titles.filter((title) => title.type === type.type)
    const filterOf = (field: string) => type.list.filters.find((one) => one.field === field)
    const ratios = [...new Set(own.flatMap((title) => title.ratios))]
    const pictures = ratios.flatMap((ratio): LackingList[] => {
      const term = `0-${ratio}`
      const option = filterOf('missing_image')?.options?.find(({ value }) => value === term)
      return option ? [{ type, filter: { field: 'missing_image', term }, label: option.label }] : []
    })
    const lacksNames = own.some(({ lacksLanguage }) => lacksLanguage) && filterOf('missing_lang') !== undefined
    if (!lacksNames || !isLanguage(lang)) return pictures
    return [...pictures, { type, filter: { field: 'missing_lang', term: lang }, label: lang }]
  })
}
