import {
  COMPUTED_SOURCES,
  CONTENT_ADDRESS,
  ENTRY_ITEMS,
  LISTED_SOURCES,
  RAIL_KINDS_OF_SOURCE,
  SOURCE_TYPES,
  STORE_ID,
  type ComputedSource,
  type ListedSource,
  type RailKind,
  type SourceType,
} from '#contract/values/storefront.ts'
import { isListed, type CurationEntry, type RailQuery } from './entry.ts'
import { queryText, readQuery } from './railQuery.ts'

/** Where the server answers for the content of rails, and for pages (calls.md section 19). */
const CONTENT = '/storefront/content/'
const PAGES = '/storefront/urn/page/'

/** What an address of content asks for. */
export type ContentRequest =
  | { source: ListedSource; ids: readonly string[] }
  | { source: 'query'; query: RailQuery }
  | { source: ComputedSource; rail: RailKind; team?: string }
  /** A page-style address: of its parameters only policy_evaluate is sent (specification section 7). */
  | { source: 'page'; id: string }

/** The address (`cu`) under which an entry's content is read; that of another service's entry is its own. */
export function contentAddress(entry: CurationEntry): string | undefined {
  if (entry.source === 'other') return undefined
  if (isListed(entry)) return address(entry.source, { ids: entry.items.map(({ id }) => id).join(',') })
  if (entry.source === 'query') return address('query', { q: queryText(entry.query) })
  return address(entry.source, { kind: entry.rail, ...(entry.team !== undefined && { team: entry.team }) })
}

function address(source: SourceType, params: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(params).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${CONTENT}${source}?${pairs.join('&')}`
}

/**
 * What an address asks for; undefined for one that is not of this service: an absolute address, one that climbs out of
 * its path, a source or kind that there is not, a text that is too long, titles by what is no id.
 */
export function readContentAddress(cu: unknown): ContentRequest | undefined {
  if (typeof cu !== 'string' || cu.length > CONTENT_ADDRESS || /[\p{Cc}\\#]/u.test(cu)) return undefined
  const [path = '', search = ''] = cu.split('?', 2)
  if (path.startsWith(PAGES)) return pageOf(path.slice(PAGES.length))
  const source = SOURCE_TYPES.find((one) => path === CONTENT + one)
  const params = source && paramsOf(search)
  const request = source && params && contentRequest(source, params)
  return request && 'ids' in request && !areIds(request.ids) ? undefined : request
}

const areIds = (ids: readonly string[]) => ids.length <= ENTRY_ITEMS && ids.every((id) => id.length <= STORE_ID)

/** Parameters by name, the first of each; undefined where one is not encoded as addresses are. */
function paramsOf(search: string): ReadonlyMap<string, string> | undefined {
  const params = new Map<string, string>()
  for (const pair of search.split('&')) {
    const [name = '', ...value] = pair.split('=')
    try {
      if (!params.has(name)) params.set(name, decodeURIComponent(value.join('=').replaceAll('+', ' ')))
    } catch {
      return undefined
    }
  }
  return params
}

function pageOf(id: string): ContentRequest | undefined {
  return /^[\w-]{1,64}$/.test(id) ? { source: 'page', id } : undefined
}

/** What a source is asked for by parameters; undefined where they say nothing that it has. */
export function contentRequest(
  source: SourceType,
  params: ReadonlyMap<string, string>,
): Exclude<ContentRequest, { source: 'page' }> | undefined {
  const listed = LISTED_SOURCES.find((one) => one === source)
  if (listed) return { source: listed, ids: (params.get('ids') ?? '').split(',').filter((id) => id !== '') }
  const computed = COMPUTED_SOURCES.find((one) => one === source)
  if (!computed) {
    const query = readQuery(params.get('q'))
    return query && { source: 'query', query }
  }
  const kinds: readonly RailKind[] = RAIL_KINDS_OF_SOURCE[computed]
  const rail = kinds.find((kind) => kind === params.get('kind'))
  const team = params.get('team')
  return rail && { source: computed, rail, ...(team !== undefined && { team }) }
}
