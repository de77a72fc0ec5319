import { focusRing } from '../focusRing.ts'
import { size } from '../tokens.ts'
import type { Override } from './Override.ts'

/** A 16 px box in a hit area of 24; the mark is drawn, so that it takes the colours of the theme. */
function Box({ mark }: { mark?: string }) {
  return (
    <svg width={size.icon} height={size.icon} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <rect className="box" x="0.75" y="0.75" width="14.5" height="14.5" rx="2.5" strokeWidth="1.5" />
      {mark && <path d={mark} fill="none" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />}
    </svg>
  )
}

function Circle({ chosen = false }: { chosen?: boolean }) {
  return (
    <svg width={size.icon} height={size.icon} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <circle className="box" cx="8" cy="8" r="7.25" strokeWidth="1.5" />
      {chosen && <circle className="dot" cx="8" cy="8" r="3" />}
    </svg>
  )
}

const hitArea = { padding: (size.hitTarget - size.icon) / 2, borderRadius: 4 }

export const checkbox: Override<'MuiCheckbox'> = {
  defaultProps: {
    icon: <Box />,
    checkedIcon: <Box mark="M4 8.3l2.8 2.8L12 5.6" />,
    indeterminateIcon: <Box mark="M4.5 8h7" />,
  },
  styleOverrides: {
    root: ({ theme }) => {
      const { accent, line, text } = theme.vars.palette
      return {
        ...hitArea,
        '& .box': { fill: 'none', stroke: line.outline },
        '& path': { stroke: accent.on },
        '&:hover': { backgroundColor: 'transparent', '& .box': { stroke: text.tertiary } },
        '&.Mui-checked .box, &.MuiCheckbox-indeterminate .box': { fill: accent.main, stroke: accent.main },
        '&.Mui-disabled': { opacity: 0.5 },
        '&.Mui-focusVisible svg': { ...focusRing(), borderRadius: 3 },
      }
    },
  },
}

export const radio: Override<'MuiRadio'> = {
  defaultProps: { icon: <Circle />, checkedIcon: <Circle chosen /> },
  styleOverrides: {
    root: ({ theme }) => {
      const { accent, line, text } = theme.vars.palette
      return {
        ...hitArea,
        '& .box': { fill: 'none', stroke: line.outline },
        '&:hover': { backgroundColor: 'transparent', '& .box': { stroke: text.tertiary } },
        '&.Mui-checked .box': { fill: accent.main, stroke: accent.main },
        '& .dot': { fill: accent.on },
        '&.Mui-disabled': { opacity: 0.5 },
        '&.Mui-focusVisible svg': { ...focusRing(), borderRadius: '50%' },
      }
    },
  },
}

/** A track of 28 by 16 in a hit area of 24. */
export const toggle: Override<'MuiSwitch'> = {
  styleOverrides: {
    root: { width: 36, height: size.hitTarget, padding: 4 },
    switchBase: ({ theme }) => {
      const { accent } = theme.vars.palette
      return {
        padding: 6,
        '&.Mui-checked': {
          transform: 'translateX(12px)',
          '[dir=rtl] &': { transform: 'translateX(-12px)' },
          '& .MuiSwitch-thumb': { backgroundColor: accent.on },
          '& + .MuiSwitch-track': { backgroundColor: accent.main, opacity: 1 },
        },
        '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.5 },
        '&.Mui-focusVisible + .MuiSwitch-track': focusRing(),
      }
    },
    thumb: ({ theme }) => ({
      width: 12,
      height: 12,
      boxShadow: 'none',
      backgroundColor: theme.vars.palette.background.paper,
    }),
    track: ({ theme }) => ({ borderRadius: 8, opacity: 1, backgroundColor: theme.vars.palette.line.outline }),
  },
}

export const controlLabel: Override<'MuiFormControlLabel'> = {
  styleOverrides: {
    root: { gap: 4, marginInline: '-4px 0' },
    label: ({ theme }) => ({
      ...theme.typography.body2,
      '&.Mui-disabled': { color: theme.vars.palette.text.secondary },
    }),
  },
}
