import type { ComponentType } from 'react'
import type { Action, Page } from '#contract/values/access.ts'
import type { Extension } from '#contract/wire/extensions.ts'
import type { FrameKind } from '../layout/frameKind.ts'

/**
 * The right that opens a screen. `type` asks the page of the resource type in the address, `anyType` whether there is
 * any type that one may do this with.
 */
type RouteNeed = {
  page: Page | 'type' | 'anyType'
  action: Action
  /** Further actions that are needed on the same page. */
  also?: readonly Action[]
  /** Or the same on one of these pages. */
  or?: readonly Page[]
}

/** Pages that are tabs of one: what all of them are called, and the tabs that stand beside it in the toolbar. */
export type RouteTabs = { title: string; strip: ComponentType }

/** A screen of the console. */
export type RouteRow = {
  /** Under /apps/:product?/ unless it starts with a slash. */
  path: string
  /** Undefined is open to all. */
  needs?: RouteNeed
  /** The extension without which the service has nothing for this screen. */
  extension?: Extension
  /** i18n key; the resource type's own name where absent. */
  title?: string
  frame: FrameKind
  /** The menu's path that it belongs to, where its own is not below that: /config/17 belongs to /config/list. */
  under?: string
  tabs?: RouteTabs
  screen: ComponentType
}

export const view = (page: RouteNeed['page']): RouteNeed => ({ page, action: 'view' })
export const create = (page: RouteNeed['page']): RouteNeed => ({ page, action: 'create' })
