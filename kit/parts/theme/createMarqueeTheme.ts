import { createTheme, shouldSkipGeneratingVar } from '@mui/material/styles'
import type { Shadows, Theme } from '@mui/material/styles'
import type {} from './augment.ts'
import { components } from './components.ts'
import { createPalette } from './palette.ts'
import { breakpoints, counterpartOf, motion, radius, schemeOf, space, z } from './tokens.ts'
import type { ThemeName } from './tokens.ts'
import { typography } from './typography.ts'

type ThemeSettings = {
  /** False under reduced motion or when the user has switched animations off: nothing moves but progress. */
  animations?: boolean
  direction?: 'ltr' | 'rtl'
}

const milliseconds = (value: string) => Number.parseInt(value, 10)

function durations(animations: boolean) {
  const [fast, base, slow] = [motion.fast, motion.base, motion.slow].map((value) =>
    animations ? milliseconds(value) : 0,
  )
  return {
    shortest: fast,
    shorter: fast,
    short: base,
    standard: base,
    complex: slow,
    enteringScreen: slow,
    leavingScreen: base,
  }
}

/** MUI's 25 levels on our two: popups from level 6, dialogs from 16, flat below. */
const shadows = Array.from({ length: 25 }, (_, level) => {
  if (level < 6) return 'none'
  return level < 16 ? 'var(--mui-palette-shadow-popup)' : 'var(--mui-palette-shadow-dialog)'
}) as Shadows

/** A named theme in both schemes, made from tokens.json alone (looks section 6). */
export function createMarqueeTheme(
  name: ThemeName,
  { animations = true, direction = 'ltr' }: ThemeSettings = {},
): Theme {
  const scheme = schemeOf(name)
  const other = counterpartOf(name)
  const { easing } = motion
  return createTheme({
    cssVariables: {
      colorSchemeSelector: 'data-theme',
      // A segment's letter and pattern are no colours: they are read from `theme.palette`.
      shouldSkipGeneratingVar: (keys) =>
        shouldSkipGeneratingVar(keys) || ['letter', 'pattern'].includes(keys.at(-1) ?? ''),
    },
    defaultColorScheme: scheme,
    direction,
    colorSchemes: {
      dark: { palette: createPalette(scheme === 'dark' ? name : other) },
      light: { palette: createPalette(scheme === 'light' ? name : other) },
    },
    typography,
    spacing: space.unit,
    shape: { borderRadius: radius.control },
    shadows,
    zIndex: { appBar: z.toolbar, drawer: z.drawer, modal: z.dialog, snackbar: z.snackbar, tooltip: z.tooltip },
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: breakpoints.hamburgerBelow, xl: 1536 } },
    transitions: {
      duration: durations(animations),
      ...(!animations && { getAutoHeightDuration: () => 0 }),
      easing: { easeInOut: easing, easeOut: easing, easeIn: easing, sharp: easing },
    },
    // A collapsing part takes MUI's own 300 ms unless it is told.
    components: { ...components, MuiCollapse: { defaultProps: { timeout: durations(animations).standard ?? 0 } } },
  })
}
