import { createContext, useContext } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { Actor } from '#contract/rules/access/actor.ts'
import type { Action, Page } from '#contract/values/access.ts'
import type { Extension } from '#contract/wire/extensions.ts'
import type { MarqueeDataProvider } from '#dataProvider/dataProvider.ts'
import type { EventFeed } from '#dataProvider/events.ts'
import type { Product } from '#contract/schemas/settings.ts'

/** What every screen may ask of the signed-in session. `src/wiring` fills it; tests fill it by hand. */
export type ConsoleValue = {
  actor: Actor
  /** Whether the actor may act on a page of the role table; the server decides, this only shows. */
  may: (page: Page, action: Action) => boolean
  /** Resource types that the actor may view, in menu order. */
  types: readonly TypeSummary[]
  products: readonly Product[]
  /** The selected product. */
  product: string | undefined
  /** Switches as the user's own choice, and keeps the page where that is possible; unsaved work asks first. */
  selectProduct: (id: string) => void
  calls: MarqueeDataProvider
  events: EventFeed
  /** This browser tab, for locks. */
  tab: string
  /** What the service has beyond the specification (contract/wire/extensions): asked by `useServiceHas`. */
  extensions: readonly string[]
}

export const ConsoleContext = createContext<ConsoleValue | undefined>(undefined)

export function useConsole(): ConsoleValue {
  const value = useContext(ConsoleContext)
  if (!value) throw new Error('useConsole needs a ConsoleContext around it')
  return value
}

/** Whether the service has an extension: what needs one that is missing is not offered. */
export function useServiceHas(extension: Extension): boolean {
  return useConsole().extensions.includes(extension)
}

/** The summary of one resource type, or undefined for one that the actor may not view. */
export function useTypeSummary(type: string): TypeSummary | undefined {
  return useConsole().types.find((one) => one.type === type)
}

export function productName(products: readonly Product[], id: string | undefined): string {
  return products.find((one) => one.id === id)?.n ?? id ?? ''
}
