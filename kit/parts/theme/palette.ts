import { colorsOf, schemeOf, shadowsOf } from './tokens.ts'
import type { SegmentKey, StatusKey, ThemeName } from './tokens.ts'

type Colors = ReturnType<typeof colorsOf>

/** A status colour as MUI's: `main` is the solid tone, which carries text and glyphs of `onSolid`. */
function fromStatus(colors: Colors, key: StatusKey) {
  const { solid, onSolid } = colors.status[key]
  return { main: solid, light: solid, dark: solid, contrastText: onSolid }
}

/** The palette of one scheme, as looks section 6 maps tokens to MUI, with our own keys beside MUI's. */
export function createPalette(name: ThemeName) {
  const colors = colorsOf(name)
  const { surface, line, text, accent, status, segment, segmentEdge } = colors
  return {
    mode: schemeOf(name),
    background: { default: surface.ground, paper: surface.panel, raised: surface.raised },
    primary: { main: accent.main, light: accent.pressed, dark: accent.hover, contrastText: accent.on },
    secondary: fromStatus(colors, 'archived'),
    error: fromStatus(colors, 'error'),
    warning: fromStatus(colors, 'warning'),
    success: fromStatus(colors, 'published'),
    info: fromStatus(colors, 'future'),
    text: { ...text },
    divider: line.hair,
    action: {
      active: text.secondary,
      hover: surface.hover,
      selected: surface.selected,
      focus: surface.hover,
      disabled: text.disabled,
      disabledBackground: surface.raised,
    },
    surface,
    line,
    accent,
    status: status as Record<StatusKey, (typeof status)['draft']>,
    segment: segment as Record<SegmentKey, (typeof segment)['ad']>,
    segmentEdge,
    shadow: shadowsOf(name),
  }
}
