import { RATIO_DEVICES, STORE_TEXT, STORE_WORDS } from '#contract/values/storefront.ts'
import { IMAGE_RATIOS } from '#contract/values/images.ts'
import { isObject } from '../../diff/json.ts'
import { hasField, rowOf, type FieldName, type Part } from './fieldTable.ts'
import type { FieldKind } from './fieldValues.ts'

const isText = (value: unknown): boolean => typeof value === 'string' && value.length <= STORE_TEXT
const isListOf = (value: unknown, isEntry: (entry: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length <= STORE_WORDS && value.every(isEntry)
const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value)

const FITS: Readonly<Record<FieldKind, (value: unknown) => boolean>> = {
  names: (value) => isListOf(value, (one) => isObject(one) && isText(one.language) && isText(one.name)),
  text: isText,
  words: (value) => isListOf(value, isText),
  choice: isText,
  // The furthest instants that a Date has.
  instant: (value) => isNumber(value) && Math.abs(value as number) <= 8.64e15,
  flag: (value) => typeof value === 'boolean',
  seconds: isNumber,
  attributes: (value) => isListOf(value, (one) => isObject(one) && isText(one.name) && isListOf(one.values, isText)),
  ratios: (value) => isObject(value) && Object.entries(value).every(isDeviceRatio),
  details: isObject,
}

function isDeviceRatio([device, ratio]: [string, unknown]): boolean {
  return (RATIO_DEVICES as readonly string[]).includes(device) && (IMAGE_RATIOS as readonly unknown[]).includes(ratio)
}

/** Why a field of a part cannot be set to a value; undefined as a value takes it away, which always can be. */
export function whyNotValue(
  part: Part,
  field: FieldName,
  value: unknown,
): 'noField' | 'readOnly' | 'badValue' | undefined {
  if (!hasField(part, field)) return 'noField'
  const { kind, options, readOnly } = rowOf(field)
  if (readOnly) return 'readOnly'
  if (value === undefined) return undefined
  const isOffered = !options || (options as readonly unknown[]).includes(value)
  return isOffered && FITS[kind](value) ? undefined : 'badValue'
}
