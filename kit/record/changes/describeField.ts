import type { Language } from '#contract/values/languages.ts'
import { pathOf } from '#contract/rules/diff/pointer.ts'
import type { FormSchema } from '#kit/forms/schema/formSchema.ts'
import { followRef } from '#kit/forms/schema/resolve.ts'
import { schemaLabel, spelled } from '#kit/forms/schema/words.ts'

/** How keys of entries read: languages and products have names, other entries their place or their key. */
type KeyWords = {
  language: Language
  languageName: (code: string) => string
  productName: (id: string) => string
  /** 'row 3' of a list whose entries have no key. */
  row: (place: number) => string
}

/** A field as people name it, with what its value is made of. */
export type DescribedField = {
  /** 'Names, Malay' for /lon/ms/n. */
  name: string
  schema: FormSchema | undefined
  /** Content language of the value, where the field is a text in one. */
  lang: string | undefined
}

/** Leaves that say nothing beyond the entry that holds them: the text of a language, the value of a product. */
const PLAIN_LEAVES: ReadonlySet<string> = new Set(['n', 'value'])

type Walk = { names: string[]; schema: FormSchema | undefined; lang: string | undefined; keyed: boolean }

/** Names the field of an audit's or a merge's pointer (contract/rules/diff) by the words of its schema. */
export function describeField(root: FormSchema, pointer: string, words: KeyWords): DescribedField {
  const start: Walk = { names: [], schema: root, lang: undefined, keyed: false }
  const { names, schema, lang } = pathOf(pointer).reduce((at, segment) => step(root, at, segment, words), start)
  return { name: names.join(', '), schema, lang }
}

function step(root: FormSchema, at: Walk, segment: string, words: KeyWords): Walk {
  const schema = at.schema && followRef(at.schema, root)
  const items = schema?.items
  if (items && typeof items === 'object' && !Array.isArray(items))
    return entry(at, followRef(items as FormSchema, root), segment, words)
  const property = schema?.properties?.[segment]
  const below = property && followRef(property, root)
  if (at.keyed && PLAIN_LEAVES.has(segment)) return { ...at, schema: below, keyed: false }
  const name = schemaLabel(below, words.language) ?? spelled(segment)
  // What has '' for a name only holds the others.
  return { names: name === '' ? at.names : [...at.names, name], schema: below, lang: undefined, keyed: false }
}

function entry(at: Walk, schema: FormSchema, segment: string, words: KeyWords): Walk {
  const has = (name: string) => schema.properties?.[name] !== undefined
  if (has('lang')) return { names: [...at.names, words.languageName(segment)], schema, lang: segment, keyed: true }
  if (has('prd')) return { names: [...at.names, words.productName(segment)], schema, lang: undefined, keyed: true }
  const name = /^\d+$/.test(segment) ? words.row(Number(segment) + 1) : segment
  return { names: [...at.names, name], schema, lang: undefined, keyed: false }
}
