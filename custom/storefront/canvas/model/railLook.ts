import type { Settings } from '#contract/rules/storefront/fields/fieldTable.ts'
import { containerKind } from '#contract/rules/storefront/model/containerKind.ts'
import { deviceRatio } from '#contract/rules/storefront/model/deviceRatio.ts'
import type { CARD_SIZES, ContainerKind } from '#contract/values/storefront.ts'
import type { Device } from './devices.ts'

/** Widths of cards in units of the page (`--u`), by size. */
const CARD_WIDTHS: Readonly<Record<(typeof CARD_SIZES)[number], number>> = {
  ...{ xsmall: 92, small: 116, medium: 150, regular: 180, large: 212, xlarge: 280 },
}
/** A round card is as high as wide, so that it takes less. */
const ROUND_SHARE = 0.55
/** Cards of a grid fill the row, from this share of their width on. */
const GRID_SHARE = 0.82

/** How a container is drawn on a device. Lengths in units of the page. */
export type RailLook = {
  kind: ContainerKind
  ratio: string
  /** Height of a picture by its width. */
  height: number
  card: number
  shape: 'hero' | 'row' | 'grid'
  isRound: boolean
  /** Overlays that its cards carry. */
  logo: boolean
  tag: boolean
  decoration: 'solid' | 'gradient' | undefined
}

export function railLook(settings: Settings<'container'>, device: Device): RailLook {
  const kind = containerKind(settings)
  const { ratio } = deviceRatio(settings, device)
  const [width = 16, height = 9] = ratio.split('x').map(Number)
  const isRound = settings.style === 'rounded' && kind !== 'banner'
  const shape = kind === 'banner' ? 'hero' : settings.layout === 'grid' ? 'grid' : 'row'
  const size = CARD_WIDTHS[settings.size ?? 'medium']
  return {
    ...{ kind, ratio, shape, isRound, decoration: settings.decoration },
    height: isRound ? 1 : height / width,
    card: Math.round(size * (isRound ? ROUND_SHARE : shape === 'grid' ? GRID_SHARE : 1)),
    logo: settings.logoOverlay === true,
    tag: settings.tagOverlay !== false,
  }
}

/** Units of the page that a heading, a card's title and the room around a rail take. */
const HEAD = 40
const CAPTION = 20
/** Of the widest page; a grid breaks by it. */
const PAGE_WIDTH = 676

/** Height of a banner by the width of the page: of a higher picture a part is shown. */
export const heroShare = ({ height }: Pick<RailLook, 'height'>): number => Math.min(height, 0.5)

/** About how high a rail is, in units of the page, before it is drawn: so that nothing jumps when it is. */
export function railHeight({ shape, card, height }: RailLook, titles: number): number {
  if (shape === 'hero') return Math.round(PAGE_WIDTH * heroShare({ height }))
  const lines =
    shape === 'grid' ? Math.max(1, Math.ceil(titles / Math.max(1, Math.floor(PAGE_WIDTH / (card + 10))))) : 1
  return Math.round(HEAD + lines * (card * height + CAPTION))
}
