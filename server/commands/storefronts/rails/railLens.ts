import { isObject } from '#contract/rules/diff/json.ts'
import { parseDate } from '#contract/rules/dates/parseDate.ts'
import type { Viewer } from '#contract/rules/storefront/lens/lens.ts'
import type { RailSide } from '#contract/values/rails.ts'
import { PAGE_URN } from '#contract/values/storefront.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext } from '../../../context.ts'
import { catalogKind, type DocumentKind } from '../../../stores/documents/documentKind.ts'
import type { TitleMoment } from '../../../stores/storefront/rails/titleConditions.ts'
import { viewableKinds } from '../../catalogue/viewableKinds.ts'

/** Who looks, when (epoch ms), and at which side of titles. */
export type RailLens = TitleMoment & { viewer: Viewer; now: number; side: RailSide }
type LensWords = { at?: string; viewer?: string; side?: RailSide }

export function railLens(context: CallContext, { at, viewer, side = 'published' }: LensWords): RailLens {
  const now = context.services.now()
  const moment = at === undefined || at === 'now' ? now : parseDate(at)
  if (moment === undefined) throw malformed('/at', 'A moment is an instant in ISO 8601.')
  const drafts = side === 'draft' ? draftsFor(context) : NO_DRAFTS
  return { at: moment, now, side, drafts, viewer: viewerOf(viewer), product: context.product }
}

function viewerOf(text: string | undefined): Viewer {
  if (text === undefined) return {}
  const value = parsed(text)
  const isViewer =
    isObject(value) &&
    Object.values(value).every((list) => Array.isArray(list) && list.every((one) => typeof one === 'string'))
  if (!isViewer) throw malformed('/viewer', 'A viewer is an object of attributes with lists of values.')
  return value as Viewer
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function malformed(field: string, description: string) {
  return new DomainError('malformed', { field, description })
}

const NO_DRAFTS: ReadonlySet<string> = new Set()

/** Drafts are of those alone who may view the type, and collections of whoever lays out storefronts. */
function draftsFor(context: CallContext): ReadonlySet<string> {
  return new Set([...viewableKinds(context).map(({ urn }) => urn), PAGE_URN])
}

/**
 * Types whose titles a rail may show: what is published is what viewers see, so whoever lays out storefronts sees it,
 * whichever page its type belongs to.
 */
export function railKinds({ services }: CallContext): DocumentKind[] {
  return services.types.list().map(catalogKind)
}

/** Titles that stand for themselves: films, series, shows, without what stands below another title. */
export const isWholeTitle = ({ type }: DocumentKind) => isLicensed(type) && type.relations?.parent === undefined

/** Titles that play. */
export const isPlayed = ({ type }: DocumentKind) => isLicensed(type) && type.traits.includes('hasSegments')

/** What takes place, without its broadcasts. */
export const isEvent = ({ type }: DocumentKind) =>
  type.narrow.released === 'ev_st' && type.relations?.parent === undefined

const PAGES_OF_TITLES: readonly string[] = ['cp_datastore', 'cp_syndication']
const isLicensed = (type: DocumentKind['type']) =>
  type.traits.includes('expires') && PAGES_OF_TITLES.includes(type.page)
