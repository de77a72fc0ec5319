import { usualPageOf } from '#contract/registry/areaFacts.ts'
import type { Trait, TypeSummary } from '#contract/registry/typeDocument.ts'
import type { JsonObject } from '../diff/json.ts'
import { isObject, own } from '../diff/json.ts'
import type { TypeSetting } from '#contract/schemas/service.ts'
import { LANGUAGES } from '#contract/values/languages.ts'
import { madeList } from './madeList.ts'
import { untranslated } from './untranslated.ts'

/** What a type may be counted on for where nothing else is said. */
export const PLAIN_TRAITS: readonly Trait[] = ['versioned', 'lockable', 'publishable', 'bulkEditable']

/**
 * What menu and lists need of a type, out of its schema and what the configuration says of it: for a service that has
 * schemas and no list of types. Rows are sorted by what the specification names for every title.
 */
export function typeFromSchema(
  { type, area, page, icon, order, one, many }: TypeSetting,
  schema: unknown,
): TypeSummary {
  const known = isObject(schema) ? schema : {}
  const { list, narrow } = madeList(known)
  const name = own(known, 'title')
  const title = typeof name === 'string' && name.trim() !== '' ? name : type
  const singular = one ?? untranslated(title)
  return {
    type,
    area,
    page: page ?? usualPageOf(area),
    traits: [...PLAIN_TRAITS, ...(hasWindow(known) ? (['expires'] as const) : [])],
    labels: { one: singular, many: many ?? singular },
    icon: icon ?? 'file',
    ...(order === undefined ? {} : { order }),
    schemaVersion: 1,
    list,
    narrow,
    languages: declares(known, 'lon') ? [...LANGUAGES] : [],
  }
}

const declares = (schema: JsonObject, field: string): boolean =>
  isObject(schema.properties) && Object.hasOwn(schema.properties, field)

/** A licence that can end is what lists warn of. */
const hasWindow = (schema: JsonObject): boolean => declares(schema, 'lwe')
