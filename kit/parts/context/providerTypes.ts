import type * as apiError from '#dataProvider/apiError.ts'
import type * as dataProvider from '#dataProvider/dataProvider.ts'
import type * as calls from '#dataProvider/calls.ts'
import type * as events from '#dataProvider/events.ts'
import type * as listBody from '#dataProvider/resources/listBody.ts'
import type * as reviewProvider from '#dataProvider/reviewProvider.ts'
import type * as sendWrite from '#dataProvider/resources/sendWrite.ts'
import type * as typeForms from '#dataProvider/typeForms.ts'

/**
 * The providers' types that screens name. Screens import them from here, since only the kit may look at the providers,
 * and only at their types.
 */
export type ApiError = apiError.ApiError
export type Calls = calls.Calls
export type Page<Row> = calls.Page<Row>
export type MarqueeDataProvider = dataProvider.MarqueeDataProvider
export type EventFeed = events.EventFeed
export type ServerEvent = events.ServerEvent
export type ListFilter = listBody.ListFilter
export type WriteMeta = sendWrite.WriteMeta
export type TypeForm = typeForms.TypeForm
export type ReviewProvider = reviewProvider.ReviewProvider
