import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { isTarget, PARENT_EX_ID } from '#contract/rules/transfer/mapColumns.ts'
import type { ColumnKind } from '#contract/rules/transfer/transferColumns.ts'
import { transferColumns } from '#contract/rules/transfer/transferColumns.ts'
import { isLanguage } from '#contract/values/languages.ts'
import type { Language } from '#contract/values/languages.ts'
import type { FormSchema } from '#kit/forms/schema/formSchema.ts'
import { schemaLabel, spelled } from '#kit/forms/schema/words.ts'

/** One column that a file may have, in the user's words. */
export type TransferField = {
  path: string
  /** Property at the top of the record. */
  field: string
  label: string
  kind: ColumnKind
}

/** What of a type says which columns its files have. */
export type Typed = Pick<TypeDocument, 'schema' | 'uiSchema' | 'languages' | 'relations'>

type Words = {
  language: Language
  languageName: (language: string) => string
  /** The parent by its external id, which is no field of the type. */
  parentByExternalId: string
}

/** Everything that a file of the type may hold, in the order of the form: what an export writes. */
export function transferFields(type: Typed, { language, languageName }: Words): TransferField[] {
  const properties = (type.schema as FormSchema).properties ?? {}
  return transferColumns(type).map(({ path, field, kind, lang }) => {
    const name = schemaLabel(properties[field], language) ?? spelled(field)
    const label = lang === undefined ? name : `${name}, ${isLanguage(lang) ? languageName(lang) : lang}`
    return { path, field, label, kind }
  })
}

/** What an import reads columns as: the fields that it may say, and those that find the title of a row. */
export function importTargets(type: Typed, words: Words): TransferField[] {
  const parent: TransferField = {
    path: PARENT_EX_ID,
    field: PARENT_EX_ID,
    label: words.parentByExternalId,
    kind: 'text',
  }
  return [...transferFields(type, words), parent].filter(({ path }) => isTarget(type, path))
}
