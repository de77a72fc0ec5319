import { hasTrait, isRetired, type TypeDocument } from '#contract/registry/typeDocument.ts'
import { SEARCH_FIELDS, type SearchField, type SearchFilterOption } from '#contract/schemas/search.ts'
import { LANGUAGES, type Texts } from '#contract/values/languages.ts'
import type { CallContext } from '../../context.ts'
import { viewableTypes } from '../catalogue/viewableKinds.ts'
import { CONSOLE_APP } from '#contract/values/config.ts'

const FIELD_CONFIG = 'global-search-field'

type FieldOption = SearchFilterOption & { value: SearchField }

/** The fields to search across, as the remote configuration has them; what it names that cannot be searched is left out. */
export async function fieldOptions({ services }: CallContext): Promise<FieldOption[]> {
  const [config] = await services.config.read({ app: [CONSOLE_APP], type: [FIELD_CONFIG] })
  const options: unknown[] = Array.isArray(config?.attrs) ? config.attrs : []
  return options.filter(isFieldOption)
}

function isFieldOption(option: unknown): option is FieldOption {
  const { value, header } = (option ?? {}) as Partial<FieldOption>
  return (SEARCH_FIELDS as readonly unknown[]).includes(value) && typeof header === 'object'
}

/** Types that a search looks through where none is named: those that the caller may view, but for passing ones. */
export function searchedTypes(context: CallContext): TypeDocument[] {
  return viewableTypes(context).filter((type) => !hasTrait(type, 'passing'))
}

/** An option for each of these types; a retired one is found all the same, and offered where it is. */
export function typeOptions(context: CallContext): SearchFilterOption[] {
  return searchedTypes(context)
    .filter((type) => !isRetired(type))
    .map(typeOption)
}

export function typeOption({ type, labels }: Pick<TypeDocument, 'type' | 'labels'>): SearchFilterOption {
  return { accessor: 'cty', header: everyLanguage(labels.many), checked: true, value: type, key: 'content_type' }
}

/** A type document of somebody's own may lack languages. */
function everyLanguage(texts: Partial<Texts>): Texts {
  return Object.fromEntries(LANGUAGES.map((language) => [language, texts[language] ?? texts.en ?? ''])) as Texts
}
