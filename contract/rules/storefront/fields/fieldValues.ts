import type { JsonObject } from '../../diff/json.ts'
import type { RatioDevice } from '#contract/values/storefront.ts'

/** A localized text under its form names (specification section 3: language to lang, name to n). */
export type LocalName = { readonly language: string; readonly name: string; readonly [more: string]: unknown }

/** A policy attribute and its values, of which a viewer has to have one. */
export type Attribute = { readonly name: string; readonly values: readonly string[] }

/** Ratios of a container's pictures by device; a device without one inherits (`model/deviceRatio`). */
export type Ratios = Readonly<Partial<Record<RatioDevice, string>>>

/** What a field holds, by its kind. */
export type FieldValues = {
  names: readonly LocalName[]
  text: string
  words: readonly string[]
  choice: string
  /** Epoch ms. */
  instant: number
  flag: boolean
  seconds: number
  attributes: readonly Attribute[]
  ratios: Ratios
  /** An object whose inside belongs to the screen that edits it, or to the service. */
  details: Readonly<JsonObject>
}
export type FieldKind = keyof FieldValues

/** Fields of the wire that no form name stands for: kept, and sent back as they came. */
export type Rest = Readonly<Record<string, unknown>>
