/**
 * Colours of a storefront whose theme says none, as viewers have them on a device (looks: storefront-dark.png): the same
 * whatever theme the console wears. Custom properties; `--light` and `--dark` stand on pictures.
 */
export const storefrontLook = {
  '--ground': '#0B0A12',
  '--ink': '#F4F2FA',
  '--soft': '#CFCADB',
  '--mark': '#E9B24C',
  '--mark-ink': '#1B1204',
  '--viewer': '#3A2A55',
  '--light': '#FFFFFF',
  '--dark': '#06050C',
} as const
