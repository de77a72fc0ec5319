/**
 * Scheme, host (name, IPv4 or bracketed IPv6), port, rest. A user name before the host is not taken, since it makes an
 * address look like another's.
 */
const WEB_ADDRESS =
  /^https?:\/\/(?:[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?(?:[/?#]\S*)?$/iu

/** Control characters, spaces and backslashes: browsers drop or turn them, so the address would be another. */
const TREACHEROUS = /[\p{Cc}\p{Cf}\p{Z}\\]/u

/**
 * The address if it may be followed or loaded from data: http or https and nothing else, never javascript, data or a
 * relative path. Undefined for every other text.
 */
export function safeUrl(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined
  const address = text.trim()
  return WEB_ADDRESS.test(address) && !TREACHEROUS.test(address) ? address : undefined
}
