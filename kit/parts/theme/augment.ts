import type { createPalette } from './palette.ts'

type MarqueePalette = ReturnType<typeof createPalette>
type OwnColors = Pick<MarqueePalette, 'surface' | 'line' | 'accent' | 'status' | 'segment' | 'segmentEdge' | 'shadow'>
type OwnVariants<Value> = { label: Value; meta: Value; row: Value; bodyStrong: Value; figure: Value }

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true
  }
  interface TypeBackground {
    raised: string
  }
  interface TypeText {
    tertiary: string
  }
  interface Palette extends OwnColors {}
  interface PaletteOptions extends Partial<OwnColors> {}
  interface TypographyVariants extends OwnVariants<React.CSSProperties> {}
  interface TypographyVariantsOptions extends Partial<OwnVariants<React.CSSProperties>> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends OwnVariants<true> {}
}

declare module '@mui/material/Button' {
  /** `ghost` has no surface until it is pointed at: Cancel in a dialog, Clear all in a list. */
  interface ButtonPropsVariantOverrides {
    ghost: true
  }
  /** 24 px, for banners and dense rows; `medium` is 32, `small` 28. */
  interface ButtonPropsSizeOverrides {
    tiny: true
  }
}
