/**
 * The providers' types that screens name. Screens import them from here, since only the kit may look at the providers,
 * and only at their types.
 */
export type { ImageChange, ImageInfo, ImageWrite } from '#dataProvider/images.ts'
export type { ApiError } from '#dataProvider/apiError.ts'
export type { Page, WriteOptions } from '#dataProvider/content.ts'
export type { MarqueeDataProvider } from '#dataProvider/dataProvider.ts'
export type { EventFeed, ServerEvent } from '#dataProvider/events.ts'
export type { ListFilter } from '#dataProvider/resources.ts'
export type { Product, Setting } from '#dataProvider/settings.ts'
export type { TypeForm } from '#dataProvider/types.ts'
