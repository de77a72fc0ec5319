import type { CSSObject, Theme } from '@mui/material/styles'
import { BOX_INSET_PX } from '../GrowingText.tsx'

/** What stands in or beside an input: tokens before it, arrows, units, a calendar, and room for what is typed. */
export function inputAidStyles({ vars: { palette }, typography }: Theme): CSSObject {
  return {
    '& .f-box': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, padding: '4px 6px' },
    '& .f-box:focus-within': { boxShadow: `inset 0 0 0 2px ${palette.accent.main}` },
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
    '& .f-zone': { flex: '1 0 100%' },
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
      position: 'relative',
      '&::after, & > textarea': { font: 'inherit', letterSpacing: 'inherit' },
      // Out of the flow: a letter in it lays nothing out but the box.
      '& > textarea': { position: 'absolute', inset: 0, blockSize: '100%' },
    },
    '& .f-grow::after': {
      content: 'attr(data-text)',
      display: 'block',
      padding: `6px ${BOX_INSET_PX}px`,
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      visibility: 'hidden',
    },
    '& .f-area': { resize: 'none', overflow: 'hidden', overflowWrap: 'anywhere' },
    '& .f-code, & .f-codeBox > textarea, & .f-codeBox::after': { fontFamily: 'ui-monospace, monospace' },
    '& .f-code': { whiteSpace: 'pre-wrap' },
  }
}
