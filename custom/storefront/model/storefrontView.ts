import type { StorefrontCommand, NewContainer, Target } from '#contract/rules/storefront/commands/command.ts'
import type { Curation } from '#contract/rules/storefront/curation/entry.ts'
import type { FieldName } from '#contract/rules/storefront/fields/fieldTable.ts'
import type { Viewer } from '#contract/rules/storefront/lens/lens.ts'
import type { AdjustedPart } from '#contract/rules/storefront/narrow/narrowWithin.ts'
import type { RatioDevice } from '#contract/values/storefront.ts'

/** Devices that the preview draws. */
export const LENS_DEVICES = ['tv', 'browser', 'tablet', 'mobile'] as const satisfies readonly RatioDevice[]
type LensDevice = (typeof LENS_DEVICES)[number]

/** Who looks at the page, on what, and when; kept in the address. */
export type StorefrontLens = {
  /** `all` draws every device beside the others. */
  device: LensDevice | 'all'
  lang: string
  /** Epoch ms; `now` goes with the clock. */
  moment: number | 'now'
  /** Values of policy attributes; of those that are not said the viewer has none. */
  audience: Viewer
  side: 'draft' | 'live'
  /** Key of an old version that is looked at instead of either side. */
  version?: string
  /** Right-to-left writing, or texts that are much longer. */
  stress?: 'rtl' | 'long'
}
export type LensChange = { [Name in keyof StorefrontLens]?: StorefrontLens[Name] | undefined }

/** A field that the inspector is asked to show; `times` grows with each request, also one for the same field. */
export type FieldRequest = { target: Target; field: FieldName | undefined; times: number }

/** Containers as they stood when they were copied, and the page that they come from. */
export type StorefrontClipboard = {
  page: string
  product: string | undefined
  added: readonly NewContainer[]
}

/** A dialog of the screen and what it is about. One is open at a time; its own state goes with it. */
export type StorefrontDialog =
  | { kind: 'gallery'; tab: string; at?: number }
  | { kind: 'curation'; id: string }
  /** A command would replace content that somebody chose. */
  | { kind: 'contentLoss'; command: StorefrontCommand; wordKey?: string; lost: Curation }
  /** A change of a parent would adjust what stands within. */
  | { kind: 'adjusting'; command: StorefrontCommand; wordKey?: string; adjusted: readonly AdjustedPart[] }
  /** Rails, and the tab that shows them, copied into other pages. */
  | { kind: 'copyTo'; ids: readonly string[]; tab: string }
  /** Who did what to the page. */
  | { kind: 'audit' }
  /** Two versions side by side; `version` is the older one. */
  | { kind: 'versions'; version?: string | undefined }
