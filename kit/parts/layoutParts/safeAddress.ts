import { safeUrl } from '#contract/rules/links/safeUrl.ts'

/** What data may point at. Anything else (javascript:, data:, file:, other schemes) is not followed or shown. */

function parse(address: string, origin: string): URL | undefined {
  try {
    return new URL(address, origin)
  } catch {
    return undefined
  }
}

/** The address of a link as it may be followed, by the rule for addresses that stand in data; undefined for every other. */
export function safeLinkAddress(address: unknown, origin: string): string | undefined {
  if (typeof address !== 'string' || address.trim() === '') return undefined
  const url = parse(address.trim(), origin)
  return safeUrl(url?.href)
}

/**
 * The address of an image as it may be shown: this server's own, any over https, or one that this page has made itself
 * (blob, for a picture just chosen).
 */
export function safeImageAddress(address: unknown, origin: string): string | undefined {
  if (typeof address !== 'string' || address.trim() === '') return undefined
  const url = parse(address.trim(), origin)
  // A user name before the host makes an address look like another's, and would be sent along.
  if (!url || url.username !== '' || url.password !== '') return undefined
  const isOwn =
    url.origin === origin && (url.protocol === 'http:' || url.protocol === 'https:' || url.protocol === 'blob:')
  return isOwn || url.protocol === 'https:' ? url.href : undefined
}
