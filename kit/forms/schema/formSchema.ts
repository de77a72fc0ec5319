import type { SchemaWords } from '#contract/registry/schemaWords.ts'
import type { Texts } from '#contract/values/languages.ts'

/** A piece of a data schema with our own words. Keywords that the form does not read stay unknown. */
export type FormSchema = SchemaWords & {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly title?: string
  readonly description?: string
  readonly properties?: Readonly<Record<string, FormSchema>>
  readonly additionalProperties?: boolean | FormSchema
  readonly items?: boolean | FormSchema | readonly FormSchema[]
  readonly prefixItems?: readonly FormSchema[]
  readonly required?: readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly multipleOf?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly readOnly?: boolean
  readonly oneOf?: readonly FormSchema[]
  readonly anyOf?: readonly FormSchema[]
  readonly allOf?: readonly FormSchema[]
  readonly [keyword: string]: unknown
}

/** Options that our elements understand (contract/registry/widgets.ts, server/types/README). */
export type ElementOptions = {
  readonly widget?: string
  /** The element's name in four languages. */
  readonly labels?: Texts
  readonly id?: string
  readonly icon?: string
  readonly wide?: boolean
  readonly readonly?: boolean
  readonly multi?: boolean
  readonly format?: string
  readonly role?: string
  /** A length that the counter shows, softer than the schema's. */
  readonly maxLength?: number
  readonly source?: string
  readonly detail?: unknown
  readonly elementLabelProp?: string | readonly string[]
  readonly toggle?: boolean
  readonly [option: string]: unknown
}

/** A UI schema element of JSON Forms, with the parts that any kind of it may have. */
export type FormElement = {
  readonly type: string
  readonly scope?: string
  readonly label?: string | boolean | { readonly text?: string; readonly show?: boolean }
  readonly text?: string
  readonly elements?: readonly FormElement[]
  readonly options?: ElementOptions
  readonly rule?: FormRule
  readonly [part: string]: unknown
}

export type FormRule = { readonly effect: string; readonly condition: FormCondition }
export type FormCondition = {
  readonly type?: string
  readonly scope?: string
  readonly schema?: FormSchema
  readonly expectedValue?: unknown
  readonly failWhenUndefined?: boolean
  readonly conditions?: readonly FormCondition[]
}
