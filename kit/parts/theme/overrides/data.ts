import { controlIcon } from '../../icons/controlIcon.tsx'
import { focusRing } from '../focusRing.ts'
import { radius, size } from '../tokens.ts'
import type { Override } from './Override.ts'

/** Rows of 40 with a hairline between; the first and last cell round the row's ends when it is marked. */
export const tableCell: Override<'MuiTableCell'> = {
  styleOverrides: {
    root: ({ theme }) => ({
      ...theme.typography.body2,
      height: size.rowList,
      padding: '0 8px',
      border: 0,
      '&:first-of-type': { borderStartStartRadius: radius.control, borderEndStartRadius: radius.control },
      '&:last-of-type': { borderStartEndRadius: radius.control, borderEndEndRadius: radius.control },
    }),
    head: ({ theme }) => ({
      ...theme.typography.label,
      height: size.rowHead,
      whiteSpace: 'nowrap',
      backgroundColor: theme.vars.palette.background.paper,
      color: theme.vars.palette.text.tertiary,
    }),
    paddingCheckbox: { width: 32, padding: '0 0 0 4px' },
  },
}

export const tableRow: Override<'MuiTableRow'> = {
  styleOverrides: {
    root: ({ theme }) => ({
      'tbody > & + & > td': { boxShadow: `inset 0 1px 0 ${theme.vars.palette.line.hair}` },
      '&.Mui-selected > td, &.Mui-selected:hover > td': { backgroundColor: theme.vars.palette.surface.selected },
      '&.Mui-selected, &.Mui-selected:hover, &.MuiTableRow-hover:hover': { backgroundColor: 'transparent' },
      '&.MuiTableRow-hover:hover > td': { backgroundColor: theme.vars.palette.surface.hover },
      '&.Mui-selected.MuiTableRow-hover:hover > td': { backgroundColor: theme.vars.palette.surface.selected },
      '&:focus-visible': focusRing('inside'),
    }),
  },
}

export const sortLabel: Override<'MuiTableSortLabel'> = {
  defaultProps: { IconComponent: controlIcon('sort', 'tiny') },
  styleOverrides: {
    root: ({ theme }) => ({
      '&:hover, &:focus': { color: theme.vars.palette.text.secondary },
      '&.Mui-active': { color: theme.vars.palette.text.primary },
    }),
    icon: { margin: '0 2px' },
  },
}

export const chip: Override<'MuiChip'> = {
  defaultProps: { size: 'small' },
  styleOverrides: {
    root: ({ theme, ownerState }) => ({
      ...theme.typography.label,
      height: ownerState.size === 'medium' ? size.controlSmall : size.chip,
      borderRadius: radius.control,
      backgroundColor: theme.vars.palette.surface.hover,
      color: theme.vars.palette.text.secondary,
    }),
    label: { paddingInline: 7 },
  },
}

export const skeleton: Override<'MuiSkeleton'> = {
  defaultProps: { animation: 'wave', variant: 'rectangular' },
  styleOverrides: {
    root: ({ theme }) => ({ borderRadius: radius.airing, backgroundColor: theme.vars.palette.surface.hover }),
  },
}

export const linearProgress: Override<'MuiLinearProgress'> = {
  styleOverrides: {
    root: ({ theme }) => ({ height: 4, borderRadius: 2, backgroundColor: theme.vars.palette.surface.pressed }),
    bar: { borderRadius: 2 },
  },
}

const AVATAR = { width: size.controlTiny, height: size.controlTiny }

/** Letters in an avatar are the one text of 10 px (looks section 3). */
export const avatar: Override<'MuiAvatar'> = {
  styleOverrides: {
    root: ({ theme }) => ({
      ...AVATAR,
      fontSize: 10,
      lineHeight: 1,
      fontWeight: theme.typography.fontWeightBold,
      backgroundColor: theme.vars.palette.surface.pressed,
      color: theme.vars.palette.text.primary,
    }),
  },
}

export const accordion: Override<'MuiAccordion'> = {
  defaultProps: { disableGutters: true, elevation: 0, square: true },
  styleOverrides: { root: { backgroundColor: 'transparent', '&::before': { display: 'none' } } },
}

/** A banner: soft ground of its status, glyph, words, one way on. */
export const alert: Override<'MuiAlert'> = {
  styleOverrides: {
    root: ({ theme, ownerState }) => {
      const key = { success: 'published', info: 'accent', warning: 'warning', error: 'error' } as const
      const kind = key[ownerState.severity ?? 'info']
      const { accent, status } = theme.vars.palette
      const [ground, text] = kind === 'accent' ? [accent.soft, accent.onSoft] : [status[kind].bg, status[kind].on]
      return {
        ...theme.typography.meta,
        alignItems: 'center',
        minHeight: 40,
        padding: '4px 12px 4px 16px',
        borderRadius: radius.panel,
        backgroundColor: ground,
        color: text,
        '& .MuiAlert-icon': { padding: 0, opacity: 1, color: 'inherit', marginInlineEnd: 10 },
      }
    },
    message: { padding: 0, overflow: 'visible' },
    action: { alignItems: 'center', padding: 0, marginInlineEnd: 0 },
  },
}
