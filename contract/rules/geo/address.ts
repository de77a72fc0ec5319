import ipaddr from 'ipaddr.js'

/** One address. Those of IPv4 stand at their place among those of IPv6 (::ffff:0:0/96), so that one order serves all. */
export type Address = bigint

const MAPPED = 0xffff_0000_0000n
const MAPPED_LAST = 0xffff_ffff_ffffn
export const LAST_ADDRESS = (1n << 128n) - 1n

export const isV4 = (address: Address): boolean => address >= MAPPED && address <= MAPPED_LAST

/**
 * An address as people write it, undefined for what is none. Strict: four decimal numbers without leading zeros, no
 * zone, nothing before or after; an address of IPv4 within one of IPv6 ('::ffff:10.0.0.1') is that of IPv4.
 */
export function readAddress(text: string): Address | undefined {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return MAPPED + valueOf(ipaddr.IPv4.parse(text).toByteArray())
  if (!text.includes(':') || text.includes('%')) return undefined
  const plain = withoutDots(text)
  if (plain === undefined || !ipaddr.IPv6.isValid(plain)) return undefined
  return valueOf(ipaddr.IPv6.parse(plain).toByteArray())
}

/** An address in the one form that we write: IPv4 in decimals, IPv6 by RFC 5952. */
export function addressText(address: Address): string {
  const bytes = Array.from({ length: 16 }, (_, at) => Number((address >> BigInt(8 * (15 - at))) & 0xffn))
  const { IPv4, IPv6 } = ipaddr
  if (isV4(address)) return new IPv4(bytes.slice(12)).toString()
  return new IPv6(bytes).toRFC5952String()
}

const valueOf = (bytes: readonly number[]): bigint => bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)

/** Four decimals at the end as two groups: the parser would take their octal forms and misplace '::1.2.3.4'. */
function withoutDots(text: string): string | undefined {
  if (!text.includes('.')) return text
  const from = text.lastIndexOf(':') + 1
  const tail = text.slice(from)
  if (!ipaddr.IPv4.isValidFourPartDecimal(tail)) return undefined
  const [a = 0, b = 0, c = 0, d = 0] = ipaddr.IPv4.parse(tail).octets
  return `${text.slice(0, from)}${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
}
