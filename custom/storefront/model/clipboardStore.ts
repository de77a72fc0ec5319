import { createValueStore } from '#kit/parts/context/createValueStore.ts'
import type { StorefrontClipboard } from './storefrontView.ts'

/** What was copied, for this tab of the browser: it goes along from one storefront to another. */
export const clipboardStore = createValueStore<StorefrontClipboard>()
