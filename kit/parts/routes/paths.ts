import { isOwnType, OWN_PATHS } from '#contract/registry/ownFacts.ts'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { Area } from '#contract/values/areas.ts'
import type { CalendarKind } from '#contract/values/calendar.ts'
import { AREA_WORDS } from '#contract/values/areaWords.ts'

/*
 * Every address of the console (specification section 2), made here and nowhere else. The product stands in the
 * address where one is selected; the area names are reserved words, so that `/apps/vod/movie` needs none.
 */

/** A path of the console under its product; one that starts with a slash stands outside of the products. */
export function inProduct(product: string | undefined, path: string): string {
  if (path.startsWith('/')) return path
  return `/apps${product ? `/${encodeURIComponent(product)}` : ''}/${path}`
}

/** Where resources of extensions live under the product: the specification has no path of that name. */
export const OWN = 'own'
export const dashboardPath = (product?: string) => inProduct(product, 'dashboards/project')
/** Every submitted title that its reader may approve. */
export const waitingPath = (product?: string) => inProduct(product, 'dashboards/waiting')
export const profilePath = () => '/pages/profile'
/** The role table: one role's rights or, with a page, who may what there. */
export const rolesPath = (search: Readonly<Record<string, string>> = {}) => {
  const query = new URLSearchParams(search).toString()
  return `/pages/roles${query && `?${query}`}`
}
export const notFoundPath = () => '/pages/errors/error-404'
export const loginPath = (returnTo: string) => `/login?return=${encodeURIComponent(returnTo)}`

type Screen = { area: Area; type: string }

/** List of a resource type: /apps/{product}/vod/movie; those without a type document stand under a word of their own. */
export const listPath = (product: string | undefined, { area, type }: Screen) =>
  inProduct(product, isOwnType(type) ? OWN_PATHS[type] : `${area}/${type}`)
export const addPath = (product: string | undefined, screen: Screen) => `${listPath(product, screen)}/add`
/** Reads a file of titles; in areas without an add screen the only way in. */
export const importPath = (product: string | undefined, screen: Screen) => `${listPath(product, screen)}/import`
/** Query of an add screen: the item whose texts the new one starts with. */
export const COPY_OF = 'from'
export const copyPath = (product: string | undefined, screen: Screen, id: string) =>
  `${addPath(product, screen)}?${COPY_OF}=${encodeURIComponent(id)}`
/** One item; `st` opens the side that a search hit named. */
export const itemPath = (product: string | undefined, screen: Screen, id: string, st?: string) =>
  `${listPath(product, screen)}/${encodeURIComponent(id)}${st ? `?status=${encodeURIComponent(st)}` : ''}`

/** Query of a page's editor: the moment that its lens shows, epoch ms. */
export const MOMENT = 'at'
export const momentPath = (product: string | undefined, screen: Screen, id: string, at: number) =>
  `${itemPath(product, screen, id)}?${MOMENT}=${at}`

/** Pages of one kind by date. */
export const storeCalendarPath = (product: string | undefined, screen: Screen) =>
  `${listPath(product, screen)}/calendar`
/** Everything by date, of some kinds alone where they are named. */
export const publicationCalendarPath = (product: string | undefined, kinds: readonly CalendarKind[]) =>
  inProduct(product, `calendar?kinds=${kinds.join(',')}`)

/** The texts of a type's titles in all languages: of those that were handed over under a name (`handedTitles`). */
export const workbenchPath = (product: string | undefined, type: string, handed?: string) =>
  inProduct(product, `workbench?type=${encodeURIComponent(type)}${handed === undefined ? '' : `&titles=${handed}`}`)

/** The programme guide; at a place of it where one is named: a channel, an instant (ISO 8601), an airing. */
export function guidePath(
  product: string | undefined,
  place: { channel?: string; at?: string; airing?: string } = {},
): string {
  const query = new URLSearchParams(place).toString()
  return `${inProduct(product, 'live/epg')}${query && `?${query}`}`
}

/**
 * The schedule of a channel, at one of its days where one is named ('2026-11-24', UTC). Undefined where its type has
 * none, or where the channel has no code yet by which its days are named.
 */
export function schedulePath(product: string | undefined, type: Scheduled, channel: Channel, day?: string) {
  const path = scheduledPath('schedule', product, type, channel)
  return path === undefined || day === undefined ? path : `${path}?mode=day&day=${encodeURIComponent(day)}`
}

/** What such a channel has shown. */
export const channelUsagePath = (product: string | undefined, type: Scheduled, channel: Channel) =>
  scheduledPath('usage', product, type, channel)

type Scheduled = (Screen & Pick<TypeDocument, 'traits'>) | undefined
type Channel = { id: string; cs?: unknown }

function scheduledPath(
  page: 'schedule' | 'usage',
  product: string | undefined,
  type: Scheduled,
  { id, cs }: Channel,
): string | undefined {
  if (!type?.traits.includes('scheduled') || typeof cs !== 'string' || cs === '') return undefined
  const [code, channel] = [cs, id].map(encodeURIComponent)
  return `${listPath(product, type)}/${page}/${code}/${channel}`
}

/** The video editor with a title open in it; `airing` alone opens what that airing plays. */
export function videoEditorPath(
  product: string | undefined,
  { cty, id, airing }: { cty: string; id: string; airing?: string } | { cty?: never; id?: never; airing: string },
): string {
  const query = new URLSearchParams({ ...(cty !== undefined && { cty, id }), ...(airing !== undefined && { airing }) })
  return `${inProduct(product, 'videoeditor')}?${query.toString()}`
}

/** An ingestion in the inbox of the guide. */
export function inboxPath(product: string | undefined, ingestion: string): string {
  return `${inProduct(product, 'live/epg/inbox')}?ingestion=${encodeURIComponent(ingestion)}`
}

/** Query of an item: the field in which the cursor is to stand, by its JSON pointer. */
export const FIELD = 'field'
export const fieldPath = (product: string | undefined, screen: Screen, id: string, pointer: string) =>
  `${itemPath(product, screen, id)}?${FIELD}=${encodeURIComponent(pointer)}`

/** Resource types as data: all of them, a new one, one of them. */
export const typesPath = (product?: string) => inProduct(product, 'config/types')
export const addTypePath = (product?: string) => `${typesPath(product)}/add`
export const typePath = (product: string | undefined, type: string) =>
  `${typesPath(product)}/${encodeURIComponent(type)}`

/** Remote configurations: all of them, a new one, one of them. */
export const configsPath = (product?: string) => inProduct(product, 'config/list')
export const addConfigPath = (product?: string) => inProduct(product, 'config/add')
export const configPath = (product: string | undefined, id: string) => inProduct(product, `config/${id}`)

/** Ranges of addresses; they belong to no product, and neither do their addresses. */
export const geoPath = () => inProduct(undefined, 'ip/list')
export const addGeoPath = () => inProduct(undefined, 'ip/add')
export const geoRangePath = (ip: string) => inProduct(undefined, `ip/edit/${encodeURIComponent(ip)}`)

/** First words of addresses below /apps, which name no product however they are spelled. */
const reserved = new Set<string>(AREA_WORDS.map((word) => word.toLowerCase()))

/** The product of an address: the segment after /apps, unless it is one of the area names or an extension's. */
export function productOfPath(pathname: string): string | undefined {
  const [apps, second] = pathname.split('/').filter(Boolean)
  if (apps !== 'apps' || !second || reserved.has(second.toLowerCase())) return undefined
  return decodeURIComponent(second)
}

/** Reserves the first word of an address that an extension brings, so that it stands without a product too. */
export function reserveFirstWord(path: string): void {
  const [word] = path.split('/')
  if (word && !word.startsWith(':')) reserved.add(word.toLowerCase())
}

/** An address without /apps and its product: how menus and sections compare addresses. Others stay as they are. */
export function pathInProduct(pathname: string): string {
  const words = pathname.split('/').filter(Boolean)
  return words.slice(words[0] !== 'apps' ? 0 : productOfPath(pathname) ? 2 : 1).join('/')
}

/** The same address in another product: what the product menu opens. */
export function withProduct(pathname: string, product: string): string {
  const path = pathInProduct(pathname)
  return pathname.startsWith('/apps/') && path ? inProduct(product, path) : dashboardPath(product)
}
