import type { LookSettings } from '#kit/theme/lookSettings.ts'
import { widestOf } from '#kit/theme/lookSettings.ts'

type Layout = LookSettings['layout']

const isContainer = ({ config }: Layout) => config.mode === 'container'
/** Half of what is left beside a centred container. */
const beside = (layout: Layout, least: number) => `max(${least}px, calc((100% - ${widestOf(layout)}px) / 2))`

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
