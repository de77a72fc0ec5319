/**
 * Put on a raised surface (panel, dialog, popup): the buttons on it step up one level, and in the light scheme lose
 * their edge (looks section 2).
 */
export const onRaised = {
  '--marquee-button': 'var(--mui-palette-surface-pressed)',
  '--marquee-button-hover':
    'color-mix(in srgb, var(--mui-palette-surface-pressed), var(--mui-palette-text-primary) 8%)',
  '--marquee-button-edge': 'none',
} as const
