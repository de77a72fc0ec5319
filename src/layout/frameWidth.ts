import type { LookSettings } from '#kit/parts/theme/lookSettings.ts'
import { widestOf } from '#kit/parts/theme/lookSettings.ts'

type Layout = LookSettings['layout']

const isContainer = ({ config }: Layout) => config.mode === 'container'
/** What is left at one end beside a centred container, and the page's own inset where it is wanted. */
const beside = (layout: Layout, inset: number) =>
  `max(${inset}px, calc((100% - ${widestOf(layout)}px) / 2 + ${inset}px))`

/** A boxed frame stands in the middle of the window, parted from what is beside it. */
export function frameWidth(layout: Layout) {
  if (layout.config.mode !== 'boxed') return {}
  return {
    maxInlineSize: widestOf(layout),
    marginInline: 'auto',
    boxShadow: '0 0 0 1px var(--mui-palette-line-edge)',
  }
}

/** In a container the bars go from edge to edge and what stands in them does not. */
export const frameInset = (layout: Layout): string | undefined => (isContainer(layout) ? beside(layout, 20) : undefined)

export const pageInset = (layout: Layout): string | undefined => (isContainer(layout) ? beside(layout, 0) : undefined)
