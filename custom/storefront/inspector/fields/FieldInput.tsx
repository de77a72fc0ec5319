import { useTranslate } from 'ra-core'
import { adIntervals, adPositions } from '#contract/rules/storefront/model/adOptions.ts'
import { rowOf, type FieldName } from '#contract/rules/storefront/fields/fieldTable.ts'
import type { Limits } from '#contract/rules/storefront/narrow/narrow.ts'
import { AttributesField } from './AttributesField.tsx'
import { ChoiceField, SegmentedField, type FieldOption } from './ChoiceField.tsx'
import { DetailsField } from './DetailsField.tsx'
import { FlagField } from './FlagField.tsx'
import { InstantField } from './InstantField.tsx'
import { NamesField } from './NamesField.tsx'
import { RatiosField } from './RatiosField.tsx'
import { TextField } from './TextField.tsx'
import type { FieldInputProps } from '#kit/forms/loose/useFieldControl.ts'
import { WordsField } from '#kit/forms/loose/WordsField.tsx'

/** What inputs know of what is around their field. */
export type FieldSurroundings = {
  /** What the parent allows. */
  limits: Limits
  /** Words that the page uses already: tags, and names of attributes. */
  tags: readonly string[]
  attributes: readonly string[]
  products: readonly { id: string; n: string }[]
  /** Policies in force, which are chosen by name. */
  policies: readonly { id: string; name: string }[]
  /** Ad tags, which are chosen by name, too. */
  adTags: readonly { id: string; name: string }[]
  /** The container's own ratio, that its devices inherit. */
  ratio: string | undefined
  /** The dates of the parent in words, which hold while a field has none. */
  inheritedDate: (field: FieldName) => string | undefined
}

type FieldInputAll = FieldInputProps & { field: FieldName; around: FieldSurroundings }

/** Fields whose few options stand side by side. */
const SEGMENTED: readonly FieldName[] = ['size', 'style', 'decoration', 'adPosition']
/** Fields of a long text. */
const LONG: readonly FieldName[] = ['descriptions']
/** Letters that stand for sizes, the same in every language. */
const SIZE_LETTERS = { xsmall: 'XS', small: 'S', medium: 'M', regular: 'R', large: 'L', xlarge: 'XL' } as const
type CardSize = keyof typeof SIZE_LETTERS
const TAGS: readonly FieldName[] = ['containerTag', 'tabTag']

/** The input of a field, by its kind in the field table. */
export function FieldInput({ field, around, ...props }: FieldInputAll) {
  const options = useOptions(field, around)
  switch (rowOf(field).kind) {
    case 'text': {
      const tags = field === 'containerTag' ? (around.limits.containerTags ?? around.tags) : around.tags
      return <TextField {...props} {...(TAGS.includes(field) && { suggestions: tags })} />
    }
    case 'instant':
      return <InstantField {...props} placeholder={around.inheritedDate(field)} />
    case 'flag':
      return <FlagField {...props} />
    case 'words': {
      const choices = choicesOf(field, around)
      return <WordsField {...props} {...(choices && { choices })} />
    }
    case 'names':
      return <NamesField {...props} isLong={LONG.includes(field)} />
    case 'attributes':
      return <AttributesField {...props} known={around.attributes} />
    case 'ratios':
      return <RatiosField {...props} ratio={around.ratio} />
    case 'details':
      return <DetailsField {...props} field={field} />
    case 'choice':
    case 'seconds':
      return SEGMENTED.includes(field) ? (
        <SegmentedField {...props} options={options} />
      ) : (
        <ChoiceField {...props} options={options} />
      )
  }
}

/** What is chosen by name; every other list of words takes any. Where none is known, its id is typed. */
function choicesOf(field: FieldName, { products, policies, adTags }: FieldSurroundings) {
  if (field === 'products') return products.map(({ id, n }) => ({ value: id, label: n }))
  const named = field === 'containerPolicy' ? policies : field === 'adTags' ? adTags : []
  if (named.length === 0) return undefined
  return named.map(({ id, name }) => ({ value: id, label: name }))
}

/** What a field offers; of ads, the first or last option may be dropped by the parent. */
function useOptions(field: FieldName, { limits }: FieldSurroundings): readonly FieldOption[] {
  const translate = useTranslate()
  if (field === 'adInterval')
    return adIntervals(limits).map((value) => ({
      value,
      label: translate('storefrontInspector.seconds', { smart_count: value }),
    }))
  const offered = field === 'adPosition' ? adPositions(limits) : (rowOf(field).options ?? [])
  return offered.map((value) => ({
    value,
    label: field === 'ratio' ? String(value) : translate(`storefrontInspector.options.${field}.${value}`),
    ...(field === 'size' && { short: SIZE_LETTERS[value as CardSize] }),
  }))
}
