import type * as images from '#dataProvider/images.ts'
import type * as apiError from '#dataProvider/apiError.ts'
import type * as dataProvider from '#dataProvider/dataProvider.ts'
import type * as forwarding from '#dataProvider/forwarding.ts'
import type * as events from '#dataProvider/events.ts'
import type * as profile from '#dataProvider/profile.ts'
import type * as listBody from '#dataProvider/resources/listBody.ts'
import type * as sendWrite from '#dataProvider/resources/sendWrite.ts'
import type * as search from '#dataProvider/search.ts'
import type * as views from '#dataProvider/views.ts'
import type * as types from '#dataProvider/types.ts'

/**
 * The providers' types that screens name. Screens import them from here, since only the kit may look at the providers,
 * and only at their types.
 */
export type ImageChange = images.ImageChange
export type ImageWrite = images.ImageWrite
export type ApiError = apiError.ApiError
export type Page<Row> = forwarding.Page<Row>
export type MarqueeDataProvider = dataProvider.MarqueeDataProvider
export type EventFeed = events.EventFeed
export type ServerEvent = events.ServerEvent
export type ListFilter = listBody.ListFilter
export type WriteMeta = sendWrite.WriteMeta
export type SearchPage = search.SearchPage
export type ProfileChange = profile.ProfileChange
export type ViewScope = views.ViewScope
export type TypeForm = types.TypeForm
