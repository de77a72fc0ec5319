import type { Texts } from '#contract/values/languages.ts'
import { field, IDENTIFIER, setOf, type JsonSchema } from './field.ts'
import { control, type UiElement } from './ui.ts'

/** The id of a document of one of these types. */
const refersTo = (...types: string[]): JsonSchema => ({ ...IDENTIFIER, 'x-refers': types })

/** A field with one such id; `meaning` starts with the field's wire name, as everywhere. */
export const oneOf = (types: readonly string[], label: Texts, meaning: string, more?: Parameters<typeof field>[3]) =>
  field(refersTo(...types), label, meaning, more)

/** A field with many. */
export const manyOf = (types: readonly string[], label: Texts, meaning: string, more?: Parameters<typeof field>[3]) =>
  field(setOf(refersTo(...types), 200), label, meaning, more)

export const reference = (name: string): UiElement => control(name, { widget: 'reference', wide: true })
export const narrowReference = (name: string): UiElement => control(name, { widget: 'reference' })
