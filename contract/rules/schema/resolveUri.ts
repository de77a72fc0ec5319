/** The parts of a URI reference (RFC 3986, appendix B). */
const PARTS = /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s

type Uri = { scheme?: string; authority?: string; path: string; query?: string; fragment?: string }

function read(uri: string): Uri {
  const [, scheme, authority, path = '', query, fragment] = PARTS.exec(uri) ?? []
  return {
    path,
    ...(scheme !== undefined && { scheme: scheme.toLowerCase() }),
    ...(authority !== undefined && { authority: authority.toLowerCase() }),
    ...(query !== undefined && { query }),
    ...(fragment !== undefined && { fragment }),
  }
}

/**
 * A URI reference as it is meant beside a base (RFC 3986, section 5.2), in one spelling; an empty fragment says
 * nothing. `resolveUri('item.json#/a', 'https://x.org/schemas/list.json')` is 'https://x.org/schemas/item.json#/a'.
 */
export function resolveUri(reference: string, base: string): string {
  const [to, from] = [read(reference), read(base)]
  if (to.scheme !== undefined) return written({ ...to, path: withoutDots(to.path) })
  const scheme = from.scheme === undefined ? {} : { scheme: from.scheme }
  if (to.authority !== undefined) return written({ ...to, ...scheme, path: withoutDots(to.path) })
  const place = { ...scheme, ...(from.authority !== undefined && { authority: from.authority }) }
  if (to.path === '') return written({ ...from, ...place, ...to, path: from.path })
  const path = to.path.startsWith('/') ? to.path : from.path.slice(0, from.path.lastIndexOf('/') + 1) + to.path
  return written({ ...to, ...place, path: withoutDots(path) })
}

function withoutDots(path: string): string {
  const kept: string[] = []
  const segments = path.split('/')
  for (const [index, segment] of segments.entries()) {
    const isLast = index === segments.length - 1
    if (segment === '..' && kept.length > 1) kept.pop()
    else if (segment !== '.' && segment !== '..') kept.push(segment)
    if (isLast && (segment === '.' || segment === '..')) kept.push('')
  }
  return kept.join('/')
}

function written({ scheme, authority, path, query, fragment }: Uri): string {
  return [
    scheme === undefined ? '' : `${scheme}:`,
    authority === undefined ? '' : `//${authority}`,
    // An address of a host alone and its root are one.
    authority !== undefined && path === '' ? '/' : path,
    query === undefined ? '' : `?${query}`,
    fragment === undefined || fragment === '' ? '' : `#${fragment}`,
  ].join('')
}
