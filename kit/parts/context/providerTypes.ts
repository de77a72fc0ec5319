import type * as images from '#dataProvider/images.ts'
import type * as apiError from '#dataProvider/apiError.ts'
import type * as content from '#dataProvider/content.ts'
import type * as dataProvider from '#dataProvider/dataProvider.ts'
import type * as events from '#dataProvider/events.ts'
import type * as profile from '#dataProvider/profile.ts'
import type * as resources from '#dataProvider/resources.ts'
import type * as search from '#dataProvider/search.ts'
import type * as series from '#dataProvider/series.ts'
import type * as settings from '#dataProvider/settings.ts'
import type * as views from '#dataProvider/views.ts'
import type * as types from '#dataProvider/types.ts'

/**
 * The providers' types that screens name. Screens import them from here, since only the kit may look at the providers,
 * and only at their types.
 */
export type ImageChange = images.ImageChange
export type ImageInfo = images.ImageInfo
export type ImageWrite = images.ImageWrite
export type ApiError = apiError.ApiError
export type Page<Row> = content.Page<Row>
export type WriteOptions = content.WriteOptions
export type MarqueeDataProvider = dataProvider.MarqueeDataProvider
export type EventFeed = events.EventFeed
export type ServerEvent = events.ServerEvent
export type ListFilter = resources.ListFilter
export type SearchPage = search.SearchPage
export type AssocMetadata = series.AssocMetadata
export type SeriesSuggestion = series.SeriesSuggestion
export type TreeRow = series.TreeRow
export type Product = settings.Product
export type Profile = profile.Profile
export type ProfileChange = profile.ProfileChange
export type Setting<Payload = unknown> = settings.Setting<Payload>
export type KeptView = views.KeptView
export type LockHolder = views.LockHolder
export type ViewScope = views.ViewScope
export type TypeForm = types.TypeForm
