import { isRange, readRange, type AddressRange } from '#contract/rules/geo/range.ts'
import type { GeoInput } from '#contract/schemas/geo.ts'
import { COUNTRIES } from '#contract/values/geo.ts'
import { DomainError, type FieldError } from '#contract/wire/errors.ts'
import type { GeoFacts } from '../../stores/geo/writeRows.ts'

/** A range as it was sent; `badAddress` with the reason where it is none. */
export function rangeIn(text: string): AddressRange {
  const read = readRange(text)
  if (isRange(read)) return read
  const { problem, meant } = read
  const fields = [
    {
      field: '/ip',
      description: `This is no address and no range of addresses.${meant === undefined ? '' : ` Do you mean ${meant}?`}`,
      keyword: problem,
      ...(meant !== undefined && { params: { meant } }),
    },
  ]
  throw new DomainError('badAddress', { fields })
}

/** What is said of a range, without blanks around and without signs that nobody sees. */
export function factsIn(input: Omit<GeoInput, 'absorb'>): GeoFacts {
  const country = plain(input.country).toUpperCase()
  const field: FieldError = { field: '/country', description: 'Choose a country of ISO 3166-1.', keyword: 'enum' }
  if (!COUNTRIES.includes(country)) throw new DomainError('invalid', { fields: [field] })
  const [region, zip, note] = [input.region, input.zip, input.note].map((text) => plain(text ?? ''))
  return { country, ...(region && { region }), ...(zip && { zip }), ...(note && { note }) }
}

const plain = (text: string) =>
  text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .toWellFormed()
