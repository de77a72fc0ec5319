import { addressText, isV4, LAST_ADDRESS, readAddress, type Address } from './address.ts'

/** Addresses from one to another, both included; never of both kinds. */
export type AddressRange = { first: Address; last: Address }

/** Why a text is no range: `hostBits` and `backwards` say by `meant` what it would be if it were written well. */
export type RangeProblem = {
  problem: 'blank' | 'notAddress' | 'badPrefix' | 'hostBits' | 'backwards' | 'mixed'
  meant?: string
}

/**
 * An address, a range in CIDR form, or two addresses with a dash between them (calls.md section 21). '10.0.0.5/8' is
 * refused, since it means one address or sixteen million.
 *
 * @example readRange('10.0.0.0/8'), readRange('10.0.0.5 - 10.0.0.9'), readRange('2001:db8::1')
 */
export function readRange(text: string): AddressRange | RangeProblem {
  const whole = text.trim()
  if (whole === '') return { problem: 'blank' }
  if (whole.includes('/')) return readBlock(whole)
  const [from = '', to, more] = whole.split('-').map((part) => part.trim())
  const first = readAddress(from)
  const last = to === undefined ? first : readAddress(to)
  if (first === undefined || last === undefined || more !== undefined) return { problem: 'notAddress' }
  if (isV4(first) !== isV4(last)) return { problem: 'mixed' }
  if (first > last) return { problem: 'backwards', meant: rangeText({ first: last, last: first }) }
  return spansBoth({ first, last }) ? { problem: 'mixed' } : { first, last }
}

export const isRange = (read: AddressRange | RangeProblem): read is AddressRange => !('problem' in read)

function readBlock(text: string): AddressRange | RangeProblem {
  const [address = '', prefix = '', more] = text.split('/')
  const first = readAddress(address)
  if (first === undefined || more !== undefined) return { problem: 'notAddress' }
  // '::ffff:10.0.0.0/104' counts the bits of IPv6, as it is written.
  const bits = isV4(first) && !address.includes(':') ? 32 : 128
  if (!/^(0|[1-9]\d{0,2})$/.test(prefix) || Number(prefix) > bits) return { problem: 'badPrefix' }
  const size = 1n << BigInt(bits - Number(prefix))
  const start = first - (first % size)
  const block = { first: start, last: start + size - 1n }
  if (spansBoth(block)) return { problem: 'mixed' }
  return start === first ? block : { problem: 'hostBits', meant: rangeText(block) }
}

/** Addresses of IPv4 are some of IPv6, and no range mixes them: '::/0' would be both. */
function spansBoth({ first, last }: AddressRange): boolean {
  const v4 = { first: 0xffff_0000_0000n, last: 0xffff_ffff_ffffn }
  return relate({ first, last }, v4) !== 'apart' && !(isV4(first) && isV4(last))
}

/** A range in the one form that it is known by: an address, a block, or first and last. */
export function rangeText({ first, last }: AddressRange): string {
  if (first === last) return addressText(first)
  const size = last - first + 1n
  const isBlock = (size & (size - 1n)) === 0n && first % size === 0n
  if (!isBlock) return `${addressText(first)}-${addressText(last)}`
  return `${addressText(first)}/${(isV4(first) ? 32 : 128) - (size.toString(2).length - 1)}`
}

export const sizeOf = ({ first, last }: AddressRange): bigint => last - first + 1n

/** Wider than /16, or than /32 of IPv6: an error there moves whole countries (calls.md section 21). */
export function isWide(range: AddressRange): boolean {
  return sizeOf(range) > (isV4(range.first) ? 1n << 16n : 1n << 96n)
}

/** How one range lies to another: `within` and `around` nest, `crosses` shares some addresses and neither nests. */
type RangeRelation = 'apart' | 'same' | 'within' | 'around' | 'crosses'

export function relate(one: AddressRange, other: AddressRange): RangeRelation {
  if (one.last < other.first || other.last < one.first) return 'apart'
  const starts = one.first >= other.first
  const ends = one.last <= other.last
  if (one.first === other.first && one.last === other.last) return 'same'
  if (starts && ends) return 'within'
  return one.first <= other.first && one.last >= other.last ? 'around' : 'crosses'
}

/** Thirty-nine digits, so that texts have the order of addresses. */
export const addressKey = (address: Address): string => String(address).padStart(String(LAST_ADDRESS).length, '0')
