import type { RouteRow } from './routeRow.ts'

type RouteAt = {
  row: Pick<RouteRow, 'path'>
  params: Readonly<Record<string, string | undefined>>
  /** Names of the resource types that one may view. */
  types: readonly string[]
}

/**
 * The spelling of an address as the specification has it (section 2), since routes are found whatever the case: menu,
 * breadcrumb and links compare addresses letter by letter. Ids and names stay as they were typed.
 */
export function canonicalPath(pathname: string, { row, params, types }: RouteAt): string {
  const pattern = row.path.startsWith('/')
    ? row.path
    : `/apps/${params.product === undefined ? '' : ':product/'}${row.path}`
  const spelled = pattern.split('/').filter(Boolean)
  const typed = pathname.split('/').filter(Boolean)
  const words = typed.map((word, at) => {
    const known = spelled[at]
    if (known === ':resourceType') return types.find((type) => type.toLowerCase() === word.toLowerCase()) ?? word
    return known?.toLowerCase() === word.toLowerCase() ? known : word
  })
  return `/${words.join('/')}`
}
