import { AREA_WORDS } from '#contract/values/areaWords.ts'
import { FALLBACK_PRODUCT, PRODUCT_ADMIN } from '#contract/values/wire.ts'
import type { NameProblem } from '../names/nameProblem.ts'
import { nameProblem } from '../names/nameProblem.ts'
import { searchText } from '../searchText.ts'

export type ProductNameProblem = NameProblem | 'reserved' | 'taken'

/** Words of a token's claim and of stored lists that mean something else than a product (design 9 (12)). */
const RESERVED_NAMES: readonly string[] = [PRODUCT_ADMIN, FALLBACK_PRODUCT]
/** Ids that an address, or JavaScript, would take for something else (design 9 (14)). */
const RESERVED_IDS: readonly string[] = [
  ...RESERVED_NAMES,
  ...AREA_WORDS.map((word) => word.toLowerCase()),
  'apps',
  'all',
  'constructor',
  'prototype',
]
const ID_LENGTH = 40

/**
 * A product's name as uniqueness sees it: 'Rimba SG', 'RIMBA-sg' and 'Rímba  Sg' are one, since people would take each
 * for the other. Looser than the names of titles, of which there are many more.
 */
export function productNameKey(name: string): string {
  return searchText(name)
}

/** What speaks against a new product of this name beside those that exist, or undefined. */
export function productNameProblem(
  text: string,
  existing: readonly { n: string }[] = [],
): ProductNameProblem | undefined {
  const problem = nameProblem(text)
  if (problem) return problem
  const key = productNameKey(text)
  if (key === '') return 'noLetter'
  if (RESERVED_NAMES.includes(key)) return 'reserved'
  return existing.some(({ n }) => productNameKey(n) === key) ? 'taken' : undefined
}

/**
 * The id of a product of this name, beside ids that are taken: 'Rimba SG' is 'rimba-sg', a second one 'rimba-sg-2'.
 * Lower-case Latin letters, digits and hyphens, since it stands in addresses; other scripts give 'product'.
 */
export function productId(name: string, taken: readonly string[]): string {
  const latin = searchText(name).replaceAll(/[^a-z0-9]+/g, '-')
  const base = latin.slice(0, ID_LENGTH).replaceAll(/^-+|-+$/g, '') || 'product'
  const isFree = (id: string) => !RESERVED_IDS.includes(id) && !taken.includes(id)
  if (isFree(base)) return base
  for (let n = 2; ; n++) if (isFree(`${base}-${n}`)) return `${base}-${n}`
}
