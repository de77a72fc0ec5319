import type { CSSObject, Theme } from '@mui/material/styles'
import { size } from '../../../theme/tokens.ts'

/** The inside of a field: 32 high, its own well, an edge that is stronger below (looks section 2). */
export function inputStyles({ vars: { palette }, typography, shape }: Theme): CSSObject {
  const ring = (color: string, width: number) => ({ boxShadow: `inset 0 0 0 ${width}px ${color}` })
  const edge = `inset 0 0 0 1px ${palette.line.edge}, inset 0 -1px 0 ${palette.line.outline}`
  return {
    '& .f-input, & .f-box': {
      ...typography.body2,
      boxSizing: 'border-box',
      width: '100%',
      minWidth: 0,
      minHeight: size.control,
      padding: '6px 10px',
      border: 0,
      borderRadius: shape.borderRadius,
      fontFamily: 'inherit',
      color: palette.text.primary,
      backgroundColor: palette.surface.well,
      boxShadow: edge,
      '&::placeholder': { color: palette.text.tertiary, opacity: 1 },
      '&:hover': ring(palette.line.outline, 1),
      '&[aria-invalid=true]': ring(palette.status.error.solid, 1),
      '&:focus': { ...ring(palette.accent.main, 2), outline: 'none' },
      '&[aria-invalid=true]:focus': ring(palette.status.error.solid, 2),
      '&:disabled': { backgroundColor: 'transparent', color: palette.text.secondary, ...ring(palette.line.hair, 1) },
    },
    '& [data-tone=warning] > :is(.f-input:not(:focus), .f-box:not(:focus-within))': ring(
      palette.status.warning.solid,
      1,
    ),
    '& [data-tone=warning] > :is(.f-withUnit, .f-date, .f-select, .f-grow) > .f-input:not(:focus)': ring(
      palette.status.warning.solid,
      1,
    ),
    '& .f-box': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, padding: '4px 6px' },
    '& .f-box:focus-within': ring(palette.accent.main, 2),
    '& .f-box .f-bareInput': {
      ...typography.body2,
      flex: '1 1 40px',
      minWidth: 0,
      padding: '2px 4px',
      border: 0,
      outline: 'none',
      fontFamily: 'inherit',
      color: 'inherit',
      background: 'none',
      '&::placeholder': { color: palette.text.tertiary, opacity: 1 },
    },
    '& select.f-input': {
      appearance: 'none',
      paddingInlineEnd: 28,
      textOverflow: 'ellipsis',
      '& option': { color: palette.text.primary, backgroundColor: palette.background.raised },
    },
    '& .f-select': { position: 'relative', display: 'grid' },
    '& .f-select.f-small > svg': { insetBlockStart: 7 },
    '& .f-select > svg': {
      position: 'absolute',
      insetInlineEnd: 8,
      insetBlockStart: 9,
      pointerEvents: 'none',
      color: palette.text.tertiary,
    },
    '& .f-date': { position: 'relative', display: 'grid', '& > input': { paddingInlineEnd: 32 } },
    '& .f-date > .f-icon': { position: 'absolute', insetInlineEnd: 4, insetBlockStart: 4 },
    '& .f-number': { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    '& td .f-unit': { display: 'none' },
    '& .f-select.f-small': {
      width: 'max-content',
      '& > select': { ...typography.label, minHeight: 28, paddingBlock: 4 },
    },
    '& .f-withUnit': { display: 'flex', alignItems: 'center', gap: 8 },
    '& .f-unit': { ...typography.meta, flex: 'none', color: palette.text.tertiary },
    // The script's size and weight are the box's own, so that copy and text break their lines alike.
    '& .f-grow': {
      ...typography.body2,
      display: 'grid',
      '&::after, & > textarea': { gridArea: '1 / 1', font: 'inherit', letterSpacing: 'inherit' },
    },
    '& .f-grow::after': {
      content: 'attr(data-text)',
      padding: '6px 10px',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      visibility: 'hidden',
    },
    '& .f-area': { resize: 'none', overflow: 'hidden', overflowWrap: 'anywhere' },
    '& .f-code, & .f-codeBox > textarea, & .f-codeBox::after': { fontFamily: 'ui-monospace, monospace' },
    '& .f-code': { whiteSpace: 'pre-wrap' },
  }
}
