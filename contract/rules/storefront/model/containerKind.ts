import type { ContainerKind } from '#contract/values/storefront.ts'
import type { Settings } from '../fields/fieldTable.ts'

/** What the gallery sets of each kind; a screen asks `containerKind` back, so that a kind is stored nowhere. */
export const KIND_SETTINGS: Readonly<Record<ContainerKind, Settings<'container'>>> = {
  banner: { layout: 'banner', ratio: '16x6', size: 'xlarge' },
  carousel: { layout: 'carousel', ratio: '16x9', size: 'large' },
  grid: { layout: 'grid', style: 'regular', ratio: '16x9', size: 'medium' },
  rounded: { layout: 'storefront', style: 'rounded', ratio: '4x3', size: 'medium' },
  regular: { layout: 'storefront', style: 'regular', ratio: '16x9', size: 'medium' },
  Collection: { layout: 'storefront', style: 'regular', sourceType: 'manual_curation', source: 'collection' },
}

/** The kind of a container by its settings: what it shows first, then how. */
export function containerKind({ layout, style, source }: Settings<'container'>): ContainerKind {
  if (layout === 'banner' || layout === 'carousel') return layout
  if (source === 'collection') return 'Collection'
  if (style === 'rounded') return 'rounded'
  return layout === 'grid' ? 'grid' : 'regular'
}
