import type { Settings } from '#contract/rules/storefront/fields/fieldTable.ts'
import { safeImageAddress } from '#kit/parts/layoutParts/safeAddress.ts'

/** How a page, tab or container is painted; absent where it is not set. */
type Painting = { background?: string; text?: string; accent?: string; image?: string }

type Painted = Pick<Settings<'tab'>, 'theme' | 'tabBackground' | 'backgroundImage'>

/** Where the page is shown, and under which address a picture is. */
type Showing = { origin: string; pictureUrl: (address: unknown) => unknown }

/** Colours as they stand in settings: hexadecimal, or a plain name; anything else is not painted. */
const COLOR = /^(#[\da-f]{3,8}|[a-z]{3,20})$/i

/** Colours and background of settings (inspector: detailFields); of several parts the last that has one counts. */
export function painting(parts: readonly Painted[], showing: Showing): Painting {
  return Object.assign({}, ...parts.map((part) => paintingOf(part, showing))) as Painting
}

function paintingOf({ theme, tabBackground, backgroundImage }: Painted, showing: Showing): Painting {
  const background =
    color(backgroundImage, ['color']) ?? color(tabBackground, ['color']) ?? color(theme, ['background'])
  const text = color(theme, ['text'])
  const accent = color(theme, ['accent'])
  const image = address(backgroundImage, showing) ?? address(tabBackground, showing)
  return {
    ...(background !== undefined && { background }),
    ...(text !== undefined && { text }),
    ...(accent !== undefined && { accent }),
    ...(image !== undefined && { image }),
  }
}

type Details = Readonly<Record<string, unknown>> | undefined

function color(details: Details, names: readonly string[]): string | undefined {
  const found = names.map((name) => details?.[name]).find((value) => typeof value === 'string' && COLOR.test(value))
  return typeof found === 'string' ? found : undefined
}

/** The address of a picture that settings name; undefined for one that may not be shown. */
export function address(details: Details, { origin, pictureUrl }: Showing): string | undefined {
  return safeImageAddress(pictureUrl(details?.url), origin)
}
