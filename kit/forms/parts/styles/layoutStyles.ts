import type { CSSObject, Theme } from '@mui/material/styles'

/** Sections, rows and groups (looks section 1): 8 in a control, 12 between controls, 20 between groups, 28 between sections. */
export function layoutStyles({ vars: { palette }, typography, breakpoints }: Theme): CSSObject {
  return {
    '& .f-section': {
      paddingBlockEnd: 28,
      scrollMarginBlockStart: 8,
      // Painted apart: what changes in one section leaves the list of what is painted of the others as it is.
      position: 'relative',
      isolation: 'isolate',
      // What a field of others opens within its section may lie over the sections after it.
      '&:focus-within': { zIndex: 1 },
    },
    '& .f-sectionHead': {
      display: 'flex',
      alignItems: 'center',
      flexWrap: 'wrap',
      gap: '4px 8px',
      minHeight: 40,
      '& > h2': { ...typography.subtitle2, margin: 0 },
    },
    '& .f-note': {
      ...typography.meta,
      color: palette.text.tertiary,
      '&[data-tone=warning]': { color: palette.status.warning.on },
    },
    '& .f-space': { flex: 1 },
    '& .f-tools': { display: 'flex', alignItems: 'center', gap: 8 },
    '& .f-body': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
      gap: '16px 12px',
      alignItems: 'start',
    },
    '& .f-stack': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, minWidth: 0 },
    '& .f-select + .f-body, & .f-select + .f-field, & .f-body + .f-body': { marginBlockStart: 8 },
    '& .f-row': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
      gap: 12,
      alignItems: 'start',
      minWidth: 0,
    },
    // A number alone in its row is no wider than one among others.
    '& .f-row > :only-child': { maxInlineSize: 248 },
    '& .f-wide': { gridColumn: '1 / -1' },
    '& .f-group': {
      display: 'grid',
      gap: 12,
      minWidth: 0,
      '& > .f-groupHead': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 28 },
      '& > .f-groupHead > h3, & > .f-groupHead > h4': { ...typography.label, margin: 0, color: palette.text.secondary },
    },
    '& .f-nested': { paddingInlineStart: 12, borderInlineStart: `2px solid ${palette.line.hair}` },
    '& .f-text': { ...typography.body2, margin: 0, color: palette.text.secondary },
    '& .f-waiting': { borderRadius: 4, backgroundColor: palette.surface.hover, opacity: 0.4 },
    [breakpoints.down('sm')]: { '& .f-row': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }
}
